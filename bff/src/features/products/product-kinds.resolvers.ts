import type { GatewayContext } from '../../request/context.ts';
import type { GoodsResolvers, WirelessPhoneResolvers } from '../../graphql/__generated__/schema-types.ts';
import { isRefusal } from '../../errors/mall-error.ts';
import { available } from './product.mapper.ts';
import type { GoodsDetail, GoodsModel, PhoneDetail, PhoneModel, ProductModel } from './product.model.ts';
import { joinCodes, toPlanOffer } from './wireless.mapper.ts';
import { phonePlansCalls } from './wireless.wire.ts';
import { productLoaders } from './products.loaders.ts';

const ofGoods =
  <Name extends keyof GoodsDetail>(name: Name) =>
  async (goods: GoodsModel, _arguments: object, context: GatewayContext) =>
    (await detailOf(goods, context))?.[name] ?? null;

const ofPhone =
  <Name extends keyof PhoneDetail>(name: Name) =>
  async (phone: PhoneModel, _arguments: object, context: GatewayContext) =>
    (await detailOf(phone, context))?.[name] ?? null;

/** A product of a list is loaded singly, so that a field has the same value in every place. */
async function detailOf<Model extends GoodsModel | PhoneModel>(
  product: Model,
  context: GatewayContext,
): Promise<Model['detail']> {
  return product.detail ?? productLoaders(context).detail(product);
}

/** Of goods and phones alike. */
const ofColors = {
  colors: ({ colors }: ProductModel) => colors(),
  availableColors: ({ colors }: ProductModel) => available(colors()),
  isSoldOut: ({ isSoldOut }: ProductModel) => isSoldOut(),
};

export const goodsResolvers: GoodsResolvers = {
  ...ofColors,
  images: ofGoods('images'),
  description: ofGoods('description'),
  disclosures: ofGoods('disclosures'),
  options: ofGoods('options'),
  deliveryPrice: ofGoods('deliveryPrice'),
  freeDeliveryFrom: ofGoods('freeDeliveryFrom'),
  remoteAreaFee: ofGoods('remoteAreaFee'),
  interestFreeInstallments: ofGoods('interestFreeInstallments'),
  maker: ofGoods('maker'),
  origin: ofGoods('origin'),
  relatedProducts: async (goods, _arguments, context) => {
    const detail = await detailOf(goods, context);
    return detail && productLoaders(context).loadKnown(goods.mall, detail.relatedNumbers);
  },
};

export const phoneResolvers: WirelessPhoneResolvers = {
  ...ofColors,
  images: ofPhone('images'),
  description: ofPhone('description'),
  disclosures: ofPhone('disclosures'),
  releasePrice: ofPhone('releasePrice'),
  memories: ofPhone('memories'),
  joinTypes: ofPhone('joinTypes'),
  installmentMonths: ofPhone('installmentMonths'),
  initialPlans: ofPhone('initialPlans'),
  plans: async ({ number, mall }, { joinType, memory }, { mallApi }) => {
    try {
      const terms = { joinTp: joinCodes[joinType], phoneMemory: memory };
      return toPlanOffer(await mallApi.ask(mall.number, phonePlansCalls(mall.number, number, terms)), joinType, memory);
    } catch (error) {
      if (isRefusal(error, '1404')) return null;
      throw error;
    }
  },
};
