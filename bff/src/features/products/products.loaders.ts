import type { GatewayContext } from '../../request/context.ts';
import { perRequest } from '../../request/per-request.ts';
import { isRefusal } from '../../errors/mall-error.ts';
import { isPhone, isProductNumber } from '../../rules/product-number.ts';
import { ProductBatchLoader } from './product-batch-loader.ts';
import { toGoods, toSingleGoods } from './goods.mapper.ts';
import { goodsCalls, goodsDetailCalls } from './goods.wire.ts';
import type { ProductMall, ProductModel } from './product.model.ts';
import { toPhone, toSinglePhone } from './wireless.mapper.ts';
import { phoneCalls, phoneDetailCalls } from './wireless.wire.ts';

type Result = ProductModel | Error | null;

export interface ProductLoaders {
  /**
   * In the order asked, null where unknown, the error where a call failed. However many ask, one goods and one phone
   * call a hundred products.
   */
  load(mall: ProductMall, numbers: readonly string[]): Promise<Result[]>;
  /** Those that are known, in the order asked. Fails only when nothing at all could be had. */
  loadKnown(mall: ProductMall, numbers: readonly string[]): Promise<ProductModel[]>;
  /** As it is now, whatever was known of it in this request. */
  loadAnew(mall: ProductMall, number: string): Promise<ProductModel | null>;
  /** One product with everything known of it; one call, however many ask. */
  single(mall: ProductMall, number: string): Promise<ProductModel | null>;
  /** What the mall tells of a single product only. Null where there is no such product any more. */
  detail<Model extends ProductModel>(product: Model): Promise<Model['detail']>;
}

export const productLoaders = perRequest(createProductLoaders);

function createProductLoaders({ mallApi }: GatewayContext): ProductLoaders {
  const singles = new Map<string, Promise<ProductModel | null>>();
  const phones = new ProductBatchLoader(async (mall, numbers) => {
    const { ncpList } = await mallApi.ask(mall.number, phoneCalls(mall.number, numbers));
    return ncpList.map((phone) => toPhone(phone, mall));
  });
  const goods = new ProductBatchLoader(async (mall, numbers) => {
    const { goodsList } = await mallApi.ask(mall.number, goodsCalls(mall.number, numbers));
    return goodsList.map((each) => toGoods(each, mall));
  });
  const load = async (mall: ProductMall, numbers: readonly string[]) => {
    const kinds = numbers.map(kindOf);
    const ofKind = (kind: Kind) => numbers.filter((_number, index) => kinds[index] === kind);
    const [foundPhones, foundGoods] = await Promise.all([
      phones.load(mall, ofKind('phone')),
      goods.load(mall, ofKind('goods')),
    ]);
    return numbers.map((number, index) =>
      kinds[index] === null ? null : kinds[index] === 'phone' ? foundPhones(number) : foundGoods(number),
    );
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
      (isPhone(number) ? phones : goods).clear(mall, number);
      singles.delete(singleKey(mall, number));
      const [result = null] = await load(mall, [number]);
      if (result instanceof Error) throw result;
      return result;
    },
    single,
    // A number names goods or a phone, so the detail is of the product's own kind.
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
