import type { GatewayContext } from '../../request/context.ts';
import { productTag } from '../../request/cache-tags.ts';
import { perRequest } from '../../request/per-request.ts';
import { isRefusal } from '../../errors/mall-error.ts';
import { isPhone, isProductNumber } from '../../rules/product-number.ts';
import { productBatches } from './product-batches.ts';
import { toGoods, toSingleGoods } from './goods.mapper.ts';
import { goodsCalls, goodsDetailCalls } from './goods.wire.ts';
import type { ProductModel } from './product.model.ts';
import type { ProductMall } from './product-mall.ts';
import { toPhone, toSinglePhone } from './wireless.mapper.ts';
import { phoneCalls, phoneDetailCalls } from './wireless.wire.ts';

type Result = ProductModel | Error | null;

export interface ProductLoaders {
  /**
   * In the order of the numbers: null where unknown, the error where a call failed. One goods and one phone call for a
   * hundred products, whatever fields need them.
   */
  load(mall: ProductMall, numbers: readonly string[]): Promise<Result[]>;
  /** The known ones, in the order of the numbers. Fails only when no product could be loaded. */
  loadKnown(mall: ProductMall, numbers: readonly string[]): Promise<ProductModel[]>;
  /** Loads it again, whatever this request has loaded before. */
  loadAnew(mall: ProductMall, number: string): Promise<ProductModel | null>;
  /** One product with its detail; one call per request. */
  single(mall: ProductMall, number: string): Promise<ProductModel | null>;
  /** The detail of a product; null where it no longer exists. */
  detail<Model extends ProductModel>(product: Model): Promise<Model['detail']>;
}

export const productLoaders = perRequest(createProductLoaders);

function createProductLoaders({ mallApi, cacheTags }: GatewayContext): ProductLoaders {
  const singles = new Map<string, Promise<ProductModel | null>>();
  const phones = productBatches(async (mall, numbers) => {
    const { ncpList } = await mallApi.ask(mall.number, phoneCalls(mall.number, numbers));
    return ncpList.map((phone) => toPhone(phone, mall));
  });
  const goods = productBatches(async (mall, numbers) => {
    const { goodsList } = await mallApi.ask(mall.number, goodsCalls(mall.number, numbers));
    return goodsList.map((each) => toGoods(each, mall));
  });
  const load = async (mall: ProductMall, numbers: readonly string[]) => {
    cacheTags.note(() => numbers.filter(isProductNumber).map((number) => productTag(mall.number, number)));
    const kinds = numbers.map(kindOf);
    const ofKind = (kind: Kind) => numbers.filter((_number, index) => kinds[index] === kind);
    const [foundPhones, foundGoods] = await Promise.all([
      phones(mall).loadMany(ofKind('phone')),
      goods(mall).loadMany(ofKind('goods')),
    ]);
    const next = { phone: foundPhones.values(), goods: foundGoods.values() };
    return kinds.map((kind) => (kind === null ? null : (next[kind].next().value ?? null)));
  };

  const loadSingle = async (mall: ProductMall, number: string): Promise<ProductModel | null> => {
    try {
      if (isPhone(number)) return toSinglePhone(await mallApi.ask(mall.number, phoneDetailCalls(mall, number)), mall);
      return toSingleGoods(await mallApi.ask(mall.number, goodsDetailCalls(mall, number)), mall);
    } catch (error) {
      if (isRefusal(error, '1404')) return null;
      throw error;
    }
  };
  const single = async (mall: ProductMall, number: string) => {
    if (!isProductNumber(number)) return null;
    cacheTags.note(() => productTag(mall.number, number));
    const key = singleKey(mall, number);
    const loading = singles.get(key) ?? loadSingle(mall, number);
    singles.set(key, loading);
    return loading;
  };

  return {
    load,
    loadKnown: async (mall, numbers) => {
      const results = await load(mall, numbers);
      const products = results.filter(
        (result): result is ProductModel => result !== null && !(result instanceof Error),
      );
      const failed = results.find((result) => result instanceof Error);
      if (products.length === 0 && failed) throw failed;
      return products;
    },
    loadAnew: async (mall, number) => {
      (isPhone(number) ? phones : goods)(mall).clear(number);
      singles.delete(singleKey(mall, number));
      const [result = null] = await load(mall, [number]);
      if (result instanceof Error) throw result;
      return result;
    },
    single,
    // The number decides between goods and phone, so the detail matches the product's type.
    detail: async <Model extends ProductModel>({ mall, number }: Model) => (await single(mall, number))?.detail ?? null,
  };
}

function singleKey({ number: mallNumber, device }: ProductMall, number: string): string {
  return `${mallNumber} ${device} ${number}`;
}

type Kind = 'phone' | 'goods';

/** Null for what no product can be called. */
function kindOf(number: string): Kind | null {
  return !isProductNumber(number) ? null : isPhone(number) ? 'phone' : 'goods';
}
