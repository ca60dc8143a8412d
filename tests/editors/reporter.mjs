// A line for each test, what failed, and a last line like ctest's, which .ci/run counts.
import { isAbsolute, relative } from 'node:path';

export default async function* report(events) {
  let passed = 0;
  let failed = 0;
  let depth = 0;
  for await (const { type, data } of events) {
    // What holds tests is a test to Node, and comes behind them. Those that hold none are counted, and whatever failed.
    const holds = type.startsWith('test:') && (data.nesting < depth || isAbsolute(data.name ?? ''));
    if (type === 'test:pass' || type === 'test:fail') {
      depth = data.nesting;
    }
    if (type === 'test:pass' && !holds) {
      if (data.skip !== undefined || data.todo !== undefined) {
        failed += 1;
        yield `skipped  ${data.name}: nothing may be skipped\n`;
      } else {
        passed += 1;
        yield `passed   ${data.name} (${(data.details.duration_ms / 1000).toFixed(1)} s)\n`;
      }
    } else if (type === 'test:fail' && data.details.error.failureType !== 'subtestsFailed') {
      failed += 1;
      const error = data.details.error.cause ?? data.details.error;
      yield `FAILED   ${data.name}\n${String(error?.stack ?? error).replace(/^/gm, '    ')}\n`;
    } else if (type === 'test:stdout' || type === 'test:stderr') {
      yield data.message;
    } else if (type === 'test:diagnostic' && /^(Warning|Error)/.test(data.message)) {
      yield `${relative('.', data.file ?? '')}: ${data.message}\n`;
    }
  }
  const all = passed + failed;
  if (all === 0) {
    yield 'no test was found\n';
    process.exitCode = 1;
    return;
  }
  yield `\n${Math.floor((100 * passed) / all)}% tests passed, ${failed} ${failed === 1 ? 'test' : 'tests'} failed out of ${all}\n`;
}
