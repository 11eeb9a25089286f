const tens: Readonly<Record<string, number>> = {
  열: 10,
  스물: 20,
  스무: 20,
  서른: 30,
  마흔: 40,
  쉰: 50,
  예순: 60,
  일흔: 70,
  여든: 80,
  아흔: 90,
};

const units: Readonly<Record<string, number>> = {
  하나: 1,
  한: 1,
  둘: 2,
  두: 2,
  셋: 3,
  세: 3,
  넷: 4,
  네: 4,
  다섯: 5,
  여섯: 6,
  일곱: 7,
  여덟: 8,
  아홉: 9,
};

const names = (words: Readonly<Record<string, number>>) => Object.keys(words).join('|');
const inWords = new RegExp(`^(?<ten>${names(tens)})?(?<unit>${names(units)})?개?$`, 'u');

/** What counts single pieces. A box or a dozen may hold any number. */
const withUnit = /^(?<count>\d{1,2})(?:pcs|점|장|매|병|권|벌)\.?$/iu;

/** The number of pieces that a text such as 두 개, 열다섯 or 2병 means. Null: it is not clear. */
export function countIn(text: string): number | null {
  const plain = text.normalize('NFC').replaceAll(/\s/gu, '');
  const { count } = withUnit.exec(plain)?.groups ?? {};
  if (count !== undefined) return Number(count);
  const { ten, unit } = inWords.exec(plain)?.groups ?? {};
  if (ten === undefined && unit === undefined) return null;
  return (tens[ten ?? ''] ?? 0) + (units[unit ?? ''] ?? 0);
}
