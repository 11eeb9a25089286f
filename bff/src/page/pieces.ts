/** What each answer with the same page has of its own. */
export interface OwnParts {
  nonce: string;
  /** How old the page's answers are. */
  ages: string;
}

export type Slot = keyof OwnParts;

/** How many bytes each of them takes at most; spaces make up for what is missing. */
export type Widths = Readonly<Record<Slot, number>>;

/** Bytes, or the name of what belongs there. */
export type Piece = Buffer | Slot;

export function filled(pieces: readonly Piece[], own: OwnParts, widths: Widths): Buffer {
  return Buffer.concat(
    pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(own[piece].padEnd(widths[piece])) : piece)),
  );
}
