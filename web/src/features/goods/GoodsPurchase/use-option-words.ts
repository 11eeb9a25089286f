import { useState } from 'react';
import type { ChosenRow } from './chosen-rows.ts';

/** For the fields of `OptionWordsField`. */
export const wordsField = 'input[data-option-words]';

export interface OptionWords {
  value: string;
  setValue: (value: string) => void;
  /** What keeps them from being sent. */
  problem: string | null;
}

/** The words of the chosen options as they are typed, each of its own row. */
export function useOptionWords() {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  return ({ variant, option }: Pick<ChosenRow, 'variant' | 'option'>): OptionWords => {
    const value = typed[variant.id] ?? '';
    return {
      value,
      setValue: (text) => setTyped((others) => ({ ...others, [variant.id]: text })),
      problem: option?.words ? problemOf(value.trim(), option.words.maximumLength) : null,
    };
  };
}

/** Letters are the mall's to judge. */
function problemOf(words: string, maximumLength: number): string | null {
  const { length } = [...words];
  if (length === 0) return '문구를 입력해 주세요.';
  return length > maximumLength ? `${maximumLength}자까지 쓸 수 있어요.` : null;
}
