/** What the server answers beyond the Language Server Protocol; docs/editors.md describes it. */
import { RequestType } from 'vscode-languageclient/node';
import type { Position, Range, TextDocumentIdentifier } from 'vscode-languageclient/node';

/** Whose turn it is at a place. */
export interface Turn {
  /** Counted from 1. */
  turn: number;
  /** The player's full name. */
  player: string;
  abbreviation: string;
  /** `minion`. */
  phase: string;
}

export const status = new RequestType<{ textDocument: TextDocumentIdentifier; position: Position }, Turn | null, void>(
  'vtes/status',
);

/** What the status bar takes of the game at a place; the server answers more. */
export interface Moment {
  turn: number;
  player: string;
  /** Bounds by player; no most where the second is null. Who is out of the game has none. */
  pool: Record<string, [number, number | null]>;
  phase: string;
  /** Left in the influence phase; null elsewhere. */
  transfers: number | null;
}

export const replayAt = new RequestType<
  { textDocument: TextDocumentIdentifier; position: Position },
  Moment | null,
  void
>('vtes/replayAt');

/** A sentence, and the place of the event that it tells. */
export interface Told {
  range: Range;
  text: string;
}

/** The game in English. */
export const tell = new RequestType<{ textDocument: TextDocumentIdentifier }, { sentences: Told[] }, void>('vtes/tell');

/** A line of the Dictionary of V:TES Abbreviations. */
export interface Entry {
  abbr: string;
  name: string;
  /** What the card is, in a few words. */
  facts: string;
}

export const dictionary = new RequestType<object, Entry[], void>('vtes/dictionary');
