import type { CartContentsFragment, CartLineFragment } from '../../src/__generated__/graphql.ts';

/** A line of the cart. State only what matters to the test. */
export function aLine({ number = '1', ...fields }: Partial<CartLineFragment> = {}): CartLineFragment {
  return {
    __typename: 'CartLine',
    id: `line-${number}`,
    number,
    product: {
      __typename: 'Goods',
      id: `goods-${number}`,
      number: `GD0000000${number}`,
      categoryNumber: '6001',
      name: `한빛 전기포트 ${number}`,
      receivingWay: 'PARCEL',
      image: null,
    },
    variantId: `variant-${number}`,
    optionNumber: '1',
    optionName: '기본 구성',
    optionWords: null,
    isMadeToOrder: false,
    colorName: '미드나이트 블루',
    quantity: 1,
    minQuantity: 1,
    maxQuantity: 99,
    availableQuantity: null,
    unitPrice: fields.lineTotal ?? 12_900,
    previousUnitPrice: null,
    lineTotal: 12_900,
    deliveryGroupNumber: 'P',
    isOrderable: true,
    notOrderableReason: null,
    ...fields,
  };
}

/** A cart whose lines are all delivered together. */
export function aCart(lines: CartLineFragment[]): CartContentsFragment {
  return { __typename: 'Cart', id: 'cart', lineCount: lines.length, lines, ...aCartPrice(lines) };
}

/** What a mall might say that lines cost which are delivered together. */
export function aCartPrice(
  lines: readonly CartLineFragment[],
): Pick<CartContentsFragment, 'deliveryGroups' | 'summary' | 'bestDiscount'> {
  const goodsTotal = lines.reduce((sum, { isOrderable, lineTotal }) => sum + (isOrderable ? lineTotal : 0), 0);
  const missingToFree = Math.max(0, 50_000 - goodsTotal);
  const deliveryFee = missingToFree === 0 ? 0 : 3_000;
  return {
    bestDiscount: null,
    deliveryGroups: [
      {
        __typename: 'DeliveryGroup',
        number: 'P',
        deliveryType: 'COMMON',
        fee: deliveryFee,
        missingToFree,
        arrivesOn: null,
      },
    ],
    summary: {
      __typename: 'PriceSummary',
      goodsTotal,
      deliveryFee,
      payTotal: goodsTotal + deliveryFee,
      earnedPoints: Math.floor(goodsTotal / 100),
    },
  };
}
