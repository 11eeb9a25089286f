import { MallError, MallRefusal } from '../../errors/mall-error.ts';
import { badInput, notFoundAt } from '../../errors/shopper-error.ts';
import type { CartResolvers, GoodsResolvers, Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { charged, detail } from '../../rules/charge.ts';
import { productLoaders } from '../products/products.loaders.ts';
import { readVariantId, unknownVariant } from '../products/variant-id.ts';
import { toCartPrice, toGoodsPrice } from './prices.mapper.ts';
import { cartPriceCall, goodsPriceCalls } from './prices.wire.ts';

/** As many as a cart holds. */
const mostLines = 100;

const cartPriceFields = {
  price: charged({ calls: 1 }, async (_cart, { lineNumbers }, { mallApi }) => {
    const numbers = [...new Set(lineNumbers)];
    if (numbers.length > mostLines) throw badInput('lineNumbers', '한 번에 100개까지 계산할 수 있어요.', 'LENGTH');
    const price = await orNotTold(mallApi.asMember(cartPriceCall(numbers)));
    return price && toCartPrice(price);
  }),
} satisfies CartResolvers;

const goodsPriceFields = {
  price: charged({ calls: 1, ...detail }, async (goods, { variantId, quantity }, context) => {
    const { mall, number } = goods;
    const variant = readVariantId(mall.number, variantId);
    if (variant?.productNumber !== number) throw badInput('variantId', unknownVariant, 'NOT_FOUND');
    const calls = goodsPriceCalls(mall.number, variant, quantity);
    const price = await orNotTold(context.mallApi.ask(mall.number, calls));
    if (price) return toGoodsPrice(price);
    // An older mall and goods that are gone look alike; only the goods themselves tell them apart.
    if (!(goods.detail ?? (await productLoaders(context).detail(goods)))) throw notFoundAt('variantId');
    return null;
  }),
} satisfies GoodsResolvers;

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
