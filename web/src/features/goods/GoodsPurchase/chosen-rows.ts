import type { GoodsPurchaseFragment } from '../../../__generated__/graphql.ts';
import { withChoices, type Choices } from '../../../shared/address-choices/with-choices.ts';
import { mostPieces, type GoodsOption } from './goods-choice.ts';
import { requestedChoice, variantOf, type Variant } from './requested-choice.ts';

type Goods = Pick<GoodsPurchaseFragment, 'colors' | 'options' | 'variants' | 'salePrice'>;

/** A complete choice with its pieces. */
export interface ChosenRow {
  variant: Variant;
  color: string | null;
  option: GoodsOption | undefined;
  quantity: number;
  most: number;
  /** Whether it is the one that the radio buttons show. */
  isCurrent: boolean;
}

/** A press on a color or an option. */
export type PressedChoice = { color: string } | { option: string };

/** Whether several of the choices can be bought in one visit. */
export function hasSeveralChoices({ variants }: Pick<Goods, 'variants'>): boolean {
  return (variants?.length ?? 0) > 1;
}

/** What the address chooses: first the rows of `more`, then the one that the radio buttons show, if it is complete. */
export function chosenRows(goods: Goods, params: URLSearchParams): ChosenRow[] {
  const { color, option, variant, most, quantity } = requestedChoice(goods, params);
  const earlier = earlierRows(goods, params).filter((row) => row.variant.id !== variant?.id);
  return variant ? [...earlier, { variant, color, option, most, quantity, isCurrent: true }] : earlier;
}

/** Changes of the address by an arrow key, which moves the row of the radio buttons. Null: it would move onto an earlier row. */
export function afterArrow(goods: Goods, params: URLSearchParams, pressed: PressedChoice): Choices | null {
  const { variant } = requestedChoice(goods, new URLSearchParams(withChoices(String(params), { ...pressed })));
  return earlierRows(goods, params).some((row) => row.variant === variant) ? null : pressed;
}

/** Changes of the address by a press: a complete choice stays as a row, and the next begins. Null: that row is there already. */
export function afterPress(goods: Goods, params: URLSearchParams, pressed: PressedChoice): Choices | null {
  const { color, option, variant } = requestedChoice(goods, params);
  const rows = chosenRows(goods, params);
  const isOtherColor = 'color' in pressed && variant !== undefined && hasOpenOption(goods);
  const next = isOtherColor
    ? undefined
    : variantOf(
        goods,
        'color' in pressed ? pressed.color : color,
        'option' in pressed ? goods.options?.find(({ number }) => number === pressed.option) : option,
      );
  if (rows.some((row) => row.variant.id === next?.id)) return null;
  if (!variant) return pressed;
  return { ...beginNext(goods, rows), ...pressed };
}

/** Keeps what is chosen, and leaves the radio buttons open for another choice. */
export function beginNext(goods: Goods, rows: readonly ChosenRow[]): Choices {
  return { ...withoutCurrent(goods), more: toMore(rows) };
}

export function withoutRow(goods: Goods, rows: readonly ChosenRow[], { variant, isCurrent }: ChosenRow): Choices {
  if (isCurrent) return withoutCurrent(goods);
  return { more: toMore(rows.filter((row) => !row.isCurrent && row.variant.id !== variant.id)) };
}

export function withQuantity(rows: readonly ChosenRow[], { variant, isCurrent }: ChosenRow, quantity: number): Choices {
  if (isCurrent) return { quantity: quantity === 1 ? null : String(quantity) };
  const earlier = rows.filter((row) => !row.isCurrent);
  return { more: toMore(earlier.map((row) => (row.variant.id === variant.id ? { ...row, quantity } : row))) };
}

/** The color stays where an option is still to be chosen: the pictures are of it. */
function withoutCurrent(goods: Goods): Choices {
  return hasOpenOption(goods) ? { option: null, quantity: null } : { color: null, quantity: null };
}

function hasOpenOption({ options }: Pick<Goods, 'options'>): boolean {
  return (options?.length ?? 0) > 1;
}

function toMore(rows: readonly ChosenRow[]): string | null {
  return rows.map(({ variant, quantity }) => `${variant.id}*${quantity}`).join(',') || null;
}

/** Those of `more` that can still be bought, each once. */
function earlierRows(goods: Goods, params: URLSearchParams): ChosenRow[] {
  const pieces = new Map((params.get('more') ?? '').split(',').map(readRow));
  return [...pieces].flatMap(([id, wanted]) => {
    const variant = goods.variants?.find((each) => each.id === id && each.isAvailable);
    if (!variant || !Number.isInteger(wanted)) return [];
    const most = Math.min(mostPieces, variant.stock ?? mostPieces);
    const quantity = Math.min(Math.max(wanted, 1), Math.max(most, 1));
    const option = goods.options?.find(({ name }) => name === variant.optionName);
    return [{ variant, color: variant.color?.name ?? null, option, most, quantity, isCurrent: false }];
  });
}

function readRow(text: string): [id: string, quantity: number] {
  const [id = '', quantity = ''] = text.split('*');
  return [id, Number(quantity)];
}
