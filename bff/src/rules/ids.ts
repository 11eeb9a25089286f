/** A mall as far as ids name it. */
interface NamedMall {
  url: string;
  /** Stands for the address where that is unknown. */
  key?: string;
}

/** What the id of something that `Query.node` finds names its mall by: the address, for the mall's number leads nowhere. */
export function mallKey({ key, url }: NamedMall): string {
  return key ?? url;
}

const separator = '\u0000';

/** An opaque id, unique over malls: what kind of thing, in which mall, which one. */
export function opaqueId(kind: string, ...parts: (string | number)[]): string {
  let text = kind;
  for (const part of parts) text += separator + part;
  if (text.length * mostBytesOfACharacter > scratch.length) return Buffer.from(text).toString('base64url');
  return scratch.toString('base64url', 0, scratch.write(text));
}

/** A buffer for each of the many ids of a list would cost more than the rest of it. */
const scratch = Buffer.alloc(512);
const mostBytesOfACharacter = 3;

/** The parts of an id that `opaqueId` made of this kind; null for any other text, since clients may send anything. */
export function partsOfId(kind: string, id: string): string[] | null {
  const [first, ...parts] = Buffer.from(id, 'base64url').toString().split(separator);
  // Decoding drops characters that are no base64, and replaces bytes that are no text: then the id is another one.
  return first === kind && opaqueId(kind, ...parts) === id ? parts : null;
}
