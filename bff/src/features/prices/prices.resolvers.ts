import { MallError, MallRefusal } from '../../errors/mall-error.ts';
import { badInput, notFoundAt } from '../../errors/shopper-error.ts';
import type { CartResolvers, GoodsResolvers, Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { charged, detail } from '../../rules/charge.ts';
import type { GoodsModel } from '../products/product.model.ts';
import { productLoaders } from '../products/products.loaders.ts';
import { readVariantId, unknownVariant, type Variant } from '../products/variant-id.ts';
import { toCartPrice, toGoodsPrice } from './prices.mapper.ts';
import { cartPriceCall, goodsPriceCalls } from './prices.wire.ts';

/** As many as a cart holds. */
const mostLines = 100;
const mostOthers = mostLines - 1;

const cartPriceFields = {
  price: charged({ calls: 1 }, async (_cart, { lineNumbers }, { mallApi }) => {
    const numbers = [...new Set(lineNumbers)];
    if (numbers.length > mostLines) throw badInput('lineNumbers', '한 번에 100개까지 계산할 수 있어요.', 'LENGTH');
    const price = await orNotTold(mallApi.asMember(cartPriceCall(numbers)));
    return price && toCartPrice(price);
  }),
} satisfies CartResolvers;

const goodsPriceFields = {
  price: charged({ calls: 1, ...detail }, async (goods, { variantId, quantity, others }, context) => {
    const { mall } = goods;
    if (others && others.length > mostOthers) throw badInput('others', '한 번에 100개까지 계산할 수 있어요.', 'LENGTH');
    const first = { variant: variantOf(goods, variantId, 'variantId'), quantity };
    const more = (others ?? []).map((other, index) => ({
      variant: variantOf(goods, other.variantId, 'others', String(index), 'variantId'),
      quantity: other.quantity,
    }));
    const price = await orNotTold(context.mallApi.ask(mall.number, goodsPriceCalls(mall.number, first, more)));
    if (price) return toGoodsPrice(price, 1 + more.length);
    // An older mall and goods that are gone look alike; only the goods themselves tell them apart.
    if (!(goods.detail ?? (await productLoaders(context).detail(goods)))) throw notFoundAt('variantId');
    return null;
  }),
} satisfies GoodsResolvers;

function variantOf(
  { mall, number }: Pick<GoodsModel, 'mall' | 'number'>,
  variantId: string,
  ...path: string[]
): Variant {
  const variant = readVariantId(mall.number, variantId);
  if (variant?.productNumber !== number) throw badInput(path, unknownVariant, 'NOT_FOUND');
  return variant;
}

const unknownPath: ReadonlySet<number | null> = new Set([404, 405]);

/** Null from a mall that is older than these calls; its router may answer an unknown path without an envelope. */
async function orNotTold<Price>(price: Promise<Price>): Promise<Price | null> {
  try {
    return await price;
  } catch (error) {
    const isAnswered = error instanceof MallRefusal || error instanceof MallError;
    if (isAnswered && unknownPath.has(error.status)) return null;
    throw error;
  }
}

export const pricesPart = {
  Cart: cartPriceFields,
  Goods: goodsPriceFields,
} satisfies Resolvers;
