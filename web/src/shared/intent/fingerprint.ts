/** Tells whether two texts are the same without keeping them (FNV-1a, and the length). */
export function fingerprint(text: string): string {
  let hash = 0x81_1c_9d_c5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x1_00_01_93);
  return `${text.length}.${hash}`;
}
