import { useState } from 'react';
import type { CartItemInput } from '../../../__generated__/graphql.ts';
import type { ChosenRow } from './chosen-rows.ts';

/** For the fields of `OptionWordsField`. */
export const wordsField = 'input[data-option-words]';

/** As typed, also for pieces that are not wanted at present. */
export interface TypedWords {
  texts: readonly string[];
  /** Whether each piece has words of its own. */
  areApart?: boolean;
}

export interface OptionWords {
  typed: TypedWords;
  setTyped: (typed: TypedWords) => void;
  /** What is made: the same for all pieces where it is one line. */
  lines: readonly string[];
  /** Which of them cannot be made. */
  wrong: readonly boolean[];
}

type WordedRow = Pick<ChosenRow, 'variant' | 'option' | 'quantity'>;

/** The words of the chosen options as they are typed, each of its own row: a line for all pieces, or one for each. */
export function useOptionWords() {
  const [words, setWords] = useState<Readonly<Record<string, TypedWords>>>({});
  return ({ variant, option, quantity }: WordedRow): OptionWords => {
    const typed = words[variant.id] ?? { texts: [] };
    const lines = Array.from({ length: typed.areApart ? quantity : 1 }, (_, index) => typed.texts[index] ?? '');
    const rule = option?.words;
    return {
      typed,
      setTyped: (now) => setWords((others) => ({ ...others, [variant.id]: now })),
      lines,
      wrong: lines.map((line) => !!rule && !fits(line, rule)),
    };
  };
}

/** Letters are the mall's to judge. */
function fits(line: string, { maximumLength }: { maximumLength: number }): boolean {
  const { length } = [...line.trim()];
  return length > 0 && length <= maximumLength;
}

/** A row as it is bought: pieces that have words of their own are items of their own. */
export function itemsOf({ variant, option, quantity }: WordedRow, { lines }: OptionWords): CartItemInput[] {
  if (!option?.words) return [{ variantId: variant.id, quantity }];
  return lines.map((line) => ({
    variantId: variant.id,
    quantity: lines.length > 1 ? 1 : quantity,
    optionWords: line.trim(),
  }));
}
