import type { ChosenRow } from './chosen-rows.ts';

/** "미드나이트 블루 · 100(L)". */
export function rowName({ color, option }: Pick<ChosenRow, 'color' | 'option'>): string {
  return [color, option?.name].filter(Boolean).join(' · ');
}
