import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { answering } from './answers.ts';
import { renderInMall } from './in-mall.tsx';
import { aGoodsPrice, goodsToBuy } from './sample-products.ts';
import { GoodsPriceDocument, type Device, type GoodsPurchaseFragment } from '../../src/__generated__/graphql.ts';
import type { RenderAlert } from '../../src/features/goods/GoodsPurchase/GoodsChoices.tsx';
import { GoodsPurchase } from '../../src/features/goods/GoodsPurchase/GoodsPurchase.tsx';

interface Choice {
  variantId: string;
  quantity: number;
  others?: readonly Omit<Choice, 'others'>[];
}

/** What the mall says of a choice; null: it does not tell. */
type PriceOf = (choice: Choice, goods: GoodsPurchaseFragment) => object | null | Promise<object | null>;

export const byOption: PriceOf = ({ others = [], ...first }, { variants }) => {
  const lineTotals = [first, ...others].map(
    ({ variantId, quantity }) => (variants?.find(({ id }) => id === variantId)?.price ?? 0) * quantity,
  );
  return aGoodsPrice(
    lineTotals.reduce((sum, lineTotal) => sum + lineTotal, 0),
    { lineTotals },
  );
};

export const night = '&color=미드나이트 블루';

/** A choice with nothing open. */
const all = `${night}&option=1`;

interface Opened {
  query?: string;
  device?: Device;
  price?: PriceOf;
  isInWindow?: boolean;
  renderAlert?: RenderAlert;
}

export function openPurchase(
  fields: Partial<GoodsPurchaseFragment> = {},
  { query = all, device = 'DESKTOP', price = byOption, isInWindow = false, renderAlert }: Opened = {},
) {
  const goods = goodsToBuy(fields);
  const asked: Choice[] = [];
  const answer = async (variables: Record<string, unknown>) => {
    const choice = variables as unknown as Choice;
    asked.push(choice);
    const told = await price(choice, goods);
    if (told && 'errors' in told) return told;
    return { mall: { __typename: 'Mall', id: 'm', product: { __typename: 'Goods', id: goods.id, price: told } } };
  };
  renderInMall(<GoodsPurchase goods={goods} {...(renderAlert && { renderAlert })} />, {
    at: `/familyshop/goods/detailGoods?gdsGrpNo=GD00000001${query}`,
    device,
    isInWindow,
    execute: answering([GoodsPriceDocument, answer]).execute,
  });
  return asked;
}

export const total = () => screen.getByText('총 상품금액').textContent;

export const totalIs = (amount: string) => waitFor(() => expect(total()).toContain(amount));

export const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

export const bar = () => screen.getByRole('button', { name: '구매하기' }).parentElement?.textContent;
