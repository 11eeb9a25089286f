import { packedPieces } from './packed-pieces.ts';
import { filled, type OwnParts, type Piece, type Widths } from './pieces.ts';

/** A drawn page in bytes, open where each answer has something of its own, so that giving it out is copying. */
export class PageText {
  readonly #pieces: readonly Piece[];
  readonly #widths: Widths;
  #packed: readonly Piece[] | null | undefined;

  /** `markers` stand in the text where the parts belong, and nowhere else. */
  constructor(html: string, markers: OwnParts, widths: Widths) {
    this.#widths = widths;
    this.#pieces = html.split(new RegExp(`(${markers.nonce}|${markers.ages})`, 'u')).map((piece) => {
      if (piece === markers.nonce) return 'nonce';
      return piece === markers.ages ? 'ages' : Buffer.from(piece);
    });
  }

  get length(): number {
    return this.#pieces.reduce((sum, { length }) => sum + length, 0);
  }

  filledWith(own: OwnParts): Buffer {
    return filled(this.#pieces, own, this.#widths);
  }

  /** Packed by Brotli; null for as long as that is not at hand. Packing begins when it is first asked for: most pages are drawn for one visitor. */
  packedWith(own: OwnParts): Buffer | null {
    if (this.#packed) return filled(this.#packed, own, this.#widths);
    if (this.#packed === undefined) {
      this.#packed = null;
      void packedPieces(this.#pieces, this.#widths).then(
        (packed) => (this.#packed = packed),
        () => null,
      ); // what cannot be packed goes out as before
    }
    return null;
  }
}
