/** FNV-1a with 64 bits: tells whether two texts are the same without keeping them. */
export function fingerprint(text: string): string {
  let hash = 0xcb_f2_9c_e4_84_22_23_25n;
  for (const character of text)
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x1_00_00_00_01_b3n);
  return hash.toString(36);
}
