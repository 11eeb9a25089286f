/** Values of the disclosure that hold for every product of a sort. */
export interface SortFacts {
  /** Where the name has no size of its own. */
  size: string;
  material: string;
  /** What is in the box. */
  parts: string;
  power: string;
  /** Hours of play and standby. */
  play: string;
  energy: string;
  screen: string;
  spec: string;
  system: string;
  /** How it is used. */
  use: string;
  ingredients: string;
  /** Whether a functional cosmetic was reviewed. */
  review: string;
  foodType: string;
  allergy: string;
  grade: string;
  nutrition: string;
  intake: string;
  feed: string;
  feeding: string;
  age: string;
  pages: string;
  about: string;
  terms: string;
  shops: string;
}

export type FactsTable = Readonly<Record<string, Partial<SortFacts>>>;

/** Reads lines "sort | value | value", one value per column; an empty one is left out. */
export function factsTable(columns: readonly (keyof SortFacts)[], text: string): FactsTable {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return Object.fromEntries(
    lines.map((line) => {
      const [sort = '', ...values] = line.split('|').map((each) => each.trim());
      if (values.length > columns.length) throw new Error(`Too many values: ${line}`);
      const pairs = columns.map((column, index) => [column, values[index] ?? ''] as const);
      return [sort, Object.fromEntries(pairs.filter(([, value]) => value !== ''))];
    }),
  );
}
