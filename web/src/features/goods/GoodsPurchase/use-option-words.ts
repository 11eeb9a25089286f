import { useState } from 'react';
import type { CartItemInput } from '../../../__generated__/graphql.ts';
import type { ChosenRow } from './chosen-rows.ts';

/** For the fields of `OptionWordsField`. */
export const wordsField = 'input[data-option-words]';

export interface OptionWords {
  setText: (text: string) => void;
  /** What is made: the same for all pieces where it is one line. */
  lines: readonly string[];
  /** Which of them cannot be made. */
  wrong: readonly boolean[];
}

type WordedRow = Pick<ChosenRow, 'variant' | 'option' | 'quantity'>;

/** The words of the chosen options as they are typed, each of its own row: a line for all pieces, or one for each. */
export function useOptionWords() {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  return ({ variant, option, quantity }: WordedRow): OptionWords => {
    const lines = linesOf(typed[variant.id] ?? '', quantity);
    const rule = option?.words;
    return {
      setText: (text) => setTyped((others) => ({ ...others, [variant.id]: text })),
      lines,
      wrong: lines.map((line) => !!rule && !fits(line, rule)),
    };
  };
}

/** Of fewer pieces the first lines, of more pieces some that are empty still. */
function linesOf(text: string, quantity: number): string[] {
  const lines = text.split('\n');
  return lines.length === 1 ? lines : Array.from({ length: quantity }, (_, index) => lines[index] ?? '');
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
