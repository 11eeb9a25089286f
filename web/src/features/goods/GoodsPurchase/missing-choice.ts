import type { GoodsPurchaseFragment } from '../../../__generated__/graphql.ts';
import type { GoodsOption } from './goods-choice.ts';

type Goods = Pick<GoodsPurchaseFragment, 'colors' | 'options'>;

/** Prompt for a missing choice, by what is missing. */
export type ChoiceKind = '색상' | '사이즈' | '용량' | '옵션';

/** 90(S), 2XL, 240mm, FREE, 퀸. */
const size = /^(?:\d{2,3}(?:mm|cm|호)?|(?:\d{2,3}\s*)?\(?(?:\d?X{0,4}[SL]|M|FREE)\)?|프리|싱글|슈퍼싱글|더블|퀸|킹)$/iu;
/** 500ml, 1.5kg, 256GB. */
const amount = /^\d+(?:\.\d+)?\s*(?:ml|l|g|kg|gb|tb)$/iu;

/** Noun for the options of goods, as a shop would say it. */
export function optionKind(options: GoodsPurchaseFragment['options']): ChoiceKind {
  const areAll = (pattern: RegExp) =>
    options != null && options.length > 0 && options.every(({ name }) => pattern.test(name.trim()));
  if (areAll(size)) return '사이즈';
  return areAll(amount) ? '용량' : '옵션';
}

/** What is still to be chosen, in the order of the page. */
export function missingChoices(
  { colors, options }: Goods,
  { color, option }: { color: string | null; option: GoodsOption | undefined },
): ChoiceKind[] {
  return [
    ...(color === null && colors.length > 0 ? (['색상'] as const) : []),
    ...(option === undefined && options?.length ? [optionKind(options)] : []),
  ];
}

/** "색상과 사이즈를 선택해 주세요". */
export function askFor(kinds: readonly ChoiceKind[]): string {
  return `${kinds.join('과 ')}${kinds.at(-1) === '사이즈' ? '를' : '을'} 선택해 주세요`;
}
