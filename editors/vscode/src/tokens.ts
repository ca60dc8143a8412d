/** The names of the server's own kinds of words, so that it colours by them and not by the nearest common ones. */
import type { ClientCapabilities, FeatureState, StaticFeature } from 'vscode-languageclient/node';
import manifest from '../package.json';

export class TokenNames implements StaticFeature {
  fillClientCapabilities(capabilities: ClientCapabilities): void {
    const tokens = capabilities.textDocument?.semanticTokens;
    if (tokens !== undefined) {
      tokens.tokenTypes = [...tokens.tokenTypes, ...manifest.contributes.semanticTokenTypes.map((type) => type.id)];
      tokens.tokenModifiers = [
        ...tokens.tokenModifiers,
        ...manifest.contributes.semanticTokenModifiers.map((modifier) => modifier.id),
      ];
    }
  }

  initialize(): void {
    // Nothing hangs on what the server offers.
  }

  getState(): FeatureState {
    return { kind: 'static' };
  }

  clear(): void {
    // Nothing is kept.
  }
}
