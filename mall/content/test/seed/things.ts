/** Of the things named by a product's name, the most specific: "미니 1인 밥솥" rather than "밥솥". */
export function thingsIn(name: string, things: Iterable<string>): string[] {
  const plain = ` ${name.replaceAll(/[^\p{L}\p{N}+.·]+/gu, ' ')} `;
  const said = [...things].filter((thing) => plain.includes(` ${thing} `));
  const longest = Math.max(...said.map((thing) => thing.length));
  return said.filter((thing) => thing.length === longest);
}
