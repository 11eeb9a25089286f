import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, constants, createBrotliCompress, type BrotliCompress } from 'node:zlib';
import { filled, type OwnParts, type Piece, type Slot, type Widths } from './pieces.ts';

const unpacked = promisify(brotliDecompress);
const quality = 5; // as quick as the usual 4, and a twelfth smaller
const tries = 3;

/**
 * The pieces of a page packed by Brotli, open at the same places, so that giving the page out packed is copying too; null
 * where that cannot be. The encoder is given something else of the same width for each open place, and what it makes of that is left out:
 * there a block of bytes as they are begins, which may hold anything of that width. That nothing before or after refers to what
 * was left out is not believed but tried: the pieces are filled in and unpacked once.
 */
export async function packedPieces(pieces: readonly Piece[], widths: Widths): Promise<readonly Piece[] | null> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const stand = pieces.map((piece) => (typeof piece === 'string' ? standIn(piece, widths) : piece));
    const packed = await encoded(pieces, stand, widths); // oxlint-disable-line no-await-in-loop -- the next only if this one fails
    if (await isFaithful(packed, pieces, widths)) return packed; // oxlint-disable-line no-await-in-loop -- as above
  }
  return null;
}

/** An encoder looks at the last two bytes to guess the next one: these are the same whatever the place holds. */
export const ends: OwnParts = { nonce: '==', ages: '  ' };

function standIn(slot: Slot, widths: Widths): Buffer {
  return Buffer.from(
    randomBytes(widths[slot])
      .toString('base64url')
      .slice(0, widths[slot] - ends[slot].length) + ends[slot],
  );
}

async function encoded(pieces: readonly Piece[], stand: readonly Buffer[], widths: Widths): Promise<Piece[]> {
  const length = stand.reduce((sum, bytes) => sum + bytes.length, 0);
  const encoder = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
  let out: Buffer[] = [];
  encoder.on('data', (bytes: Buffer) => out.push(bytes));
  const taken = () => {
    const bytes = Buffer.concat(out);
    out = [];
    return bytes;
  };
  const packed: Piece[] = [];
  for (const [index, piece] of pieces.entries()) {
    await flushed(encoder, stand[index] as Buffer); // oxlint-disable-line no-await-in-loop -- one stream
    const bytes = taken();
    if (typeof piece === 'string') packed.push(plainBlock(widths[piece]), piece);
    else packed.push(bytes);
  }
  const ended = new Promise((resolve, reject) => encoder.once('end', resolve).once('error', reject));
  encoder.end();
  await ended;
  packed.push(taken());
  return packed;
}

/** Once all that became of these bytes is out, to the full byte. */
function flushed(encoder: BrotliCompress, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    encoder.once('error', reject);
    encoder.write(bytes);
    encoder.flush(constants.BROTLI_OPERATION_FLUSH, () => {
      encoder.off('error', reject);
      setImmediate(resolve);
    });
  });
}

/** The head of a block of so many bytes as they are: RFC 7932, section 9.2. Not the last block, four nibbles of length, not compressed. */
function plainBlock(length: number): Buffer {
  const head = Buffer.alloc(3);
  head.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, 3); // oxlint-disable-line no-bitwise -- a format of bits
  return head;
}

async function isFaithful(packed: readonly Piece[], pieces: readonly Piece[], widths: Widths): Promise<boolean> {
  const own = { nonce: standIn('nonce', widths).toString(), ages: standIn('ages', widths).toString() };
  try {
    return (await unpacked(filled(packed, own, widths))).equals(filled(pieces, own, widths));
  } catch {
    return false;
  }
}
