/** What each answer with the same page has of its own. */
export interface OwnParts {
  nonce: string;
  /** How old the page's answers are. */
  ages: string;
}

/** A drawn page in bytes, open where each answer has something of its own, so that giving it out is copying. */
export class PageText {
  /** Bytes, and between them the names of what belongs there. */
  readonly #pieces: readonly (Buffer | keyof OwnParts)[];

  /** `markers` stand in the text where the parts belong, and nowhere else. */
  constructor(html: string, markers: OwnParts) {
    this.#pieces = html.split(new RegExp(`(${markers.nonce}|${markers.ages})`, 'u')).map((piece) => {
      if (piece === markers.nonce) return 'nonce';
      return piece === markers.ages ? 'ages' : Buffer.from(piece);
    });
  }

  get length(): number {
    return this.#pieces.reduce((sum, { length }) => sum + length, 0);
  }

  filledWith(own: OwnParts): Buffer {
    return Buffer.concat(this.#pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(own[piece]) : piece)));
  }
}
