import { useRef, useState } from 'react';
import type { GoodsOption } from './goods-choice.ts';

/** The words of an option as they are typed, and what keeps them from being sent. */
export function useOptionWords(option: GoodsOption | undefined) {
  const [value, setValue] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const rule = option?.words ?? null;
  const problem = rule && problemOf(value.trim(), rule.maximumLength);
  return {
    value,
    setValue,
    field,
    problem,
    areMissing: problem !== null,
    input: rule ? { optionWords: value.trim() } : {},
  };
}

/** Letters are the mall's to judge. */
function problemOf(words: string, maximumLength: number): string | null {
  const { length } = [...words];
  if (length === 0) return '문구를 입력해 주세요.';
  return length > maximumLength ? `${maximumLength}자까지 쓸 수 있어요.` : null;
}
