/** No line of lettering in a path may be longer than this, so that paths and pictures stay small. */
export const longestLettering = 60;

// What XML 1.0 cannot carry, plus the invisible marks that would turn or hide the rest of a line.
const forbidden = /(?!\n)[\p{Cc}\p{Cf}\u2028\u2029\ufffe\uffff]/u;

/** True for text that a picture may letter: bounded, well formed, no control characters but the line break. */
export function isLettering(text: unknown): text is string {
  return typeof text === 'string' && text.length <= longestLettering && text.isWellFormed() && !forbidden.test(text);
}

/** Packs text into one segment of a path. */
export function encodeText(value: unknown): string {
  return Buffer.from(JSON.stringify(value), 'utf8').toString('base64url');
}

/** The value packed by `encodeText`, or undefined for anything that is not such a segment. */
export function decodeText(segment: string): unknown {
  try {
    return JSON.parse(Buffer.from(segment, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
