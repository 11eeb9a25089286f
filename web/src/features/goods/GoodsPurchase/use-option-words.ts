import { useState } from 'react';
import type { CartItemInput } from '../../../__generated__/graphql.ts';
import type { ChosenRow } from './chosen-rows.ts';

/** For the fields of `OptionWordsField`. */
export const wordsField = 'input[data-option-words]';

/** More pieces share their words: nobody types so many. */
export const mostApart = 10;

export interface OptionWords {
  /** As typed: a line for all pieces, or one for each. */
  text: string;
  setText: (text: string) => void;
  /** What is made: the same for all pieces where it is one. */
  lines: readonly string[];
  /** What keeps each line from being sent. */
  problems: readonly (string | null)[];
}

type WordedRow = Pick<ChosenRow, 'variant' | 'option' | 'quantity'>;

/** The words of the chosen options as they are typed, each of its own row. */
export function useOptionWords() {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  return ({ variant, option, quantity }: WordedRow): OptionWords => {
    const text = typed[variant.id] ?? '';
    const lines = linesOf(text, quantity);
    return {
      text,
      setText: (words) => setTyped((others) => ({ ...others, [variant.id]: words })),
      lines,
      problems: lines.map((line) => (option?.words ? problemOf(line.trim(), option.words.maximumLength) : null)),
    };
  };
}

/** Of fewer pieces the first lines, of more pieces some that are empty still. */
function linesOf(text: string, quantity: number): string[] {
  const lines = text.split('\n');
  if (lines.length === 1 || quantity === 1 || quantity > mostApart) return lines.slice(0, 1);
  return Array.from({ length: quantity }, (_, index) => lines[index] ?? '');
}

/** Letters are the mall's to judge. */
function problemOf(words: string, maximumLength: number): string | null {
  const { length } = [...words];
  if (length === 0) return '문구를 입력해 주세요.';
  return length > maximumLength ? `${maximumLength}자까지 쓸 수 있어요.` : null;
}

/** A row as it is bought: pieces of the same words together. */
export function itemsOf({ variant, option, quantity }: WordedRow, { lines }: OptionWords): CartItemInput[] {
  if (!option?.words) return [{ variantId: variant.id, quantity }];
  const pieces = lines.length === 1 ? quantity : 1;
  const quantities = new Map<string, number>();
  for (const line of lines) quantities.set(line.trim(), (quantities.get(line.trim()) ?? 0) + pieces);
  return [...quantities].map(([optionWords, count]) => ({ variantId: variant.id, quantity: count, optionWords }));
}
