import type { GatewayContext } from '../../request/context.ts';
import type { GoodsResolvers, WirelessPhoneResolvers } from '../../graphql/__generated__/schema-types.ts';
import { charged, detail, usualLength } from '../../rules/charge.ts';
import { rowResolvers } from '../../rules/row-fields.ts';
import { isRefusal } from '../../errors/mall-error.ts';
import { relatedNumbers } from './related-numbers.ts';
import { goodsDetailFields } from './goods.fields.ts';
import { phoneDetailFields } from './phone.fields.ts';
import type { GoodsModel, PhoneModel } from './product.model.ts';
import { toPlanOffer } from './phone-plans.mapper.ts';
import { joinCodes } from './phone-codes.ts';
import { phonePlansCalls } from './wireless.wire.ts';
import { productLoaders } from './products.loaders.ts';

/** A product of a list is loaded singly, so that a field has the same value in every place. */
async function detailOf<Model extends GoodsModel | PhoneModel>(
  product: Model,
  context: GatewayContext,
): Promise<Model['detail']> {
  return product.detail ?? productLoaders(context).detail(product);
}

export const goodsResolvers = {
  ...rowResolvers(goodsDetailFields, detail, detailOf<GoodsModel>),
  relatedProducts: charged({ calls: 1, ...detail, items: usualLength }, async (goods, _arguments, context) => {
    const row = await detailOf(goods, context);
    return row && productLoaders(context).loadKnown(goods.mall, relatedNumbers(row));
  }),
} satisfies GoodsResolvers;

export const phoneResolvers = {
  ...rowResolvers(phoneDetailFields, detail, detailOf<PhoneModel>),
  plans: charged({ calls: 1 }, async ({ number, mall }, { joinType, memory }, { mallApi }) => {
    try {
      const terms = { joinTp: joinCodes[joinType], phoneMemory: memory };
      return toPlanOffer(await mallApi.ask(mall.number, phonePlansCalls(mall.number, number, terms)), joinType, memory);
    } catch (error) {
      if (isRefusal(error, '1404')) return null;
      throw error;
    }
  }),
} satisfies WirelessPhoneResolvers;
