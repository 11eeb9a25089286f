import DataLoader from 'dataloader';
import { asError } from '../../log.ts';
import type { MallDesk } from '../../upstream/mall-desk.ts';
import { isRefusal } from '../../upstream/mall-error.ts';
import { toGoods, toGoodsDetail } from './goods.mapper.ts';
import { goodsCalls, goodsDetailCalls } from './goods.wire.ts';
import type { ProductMall, ProductModel } from './product.model.ts';
import { toPhone, toPhoneDetail } from './wireless.mapper.ts';
import { phoneCalls, phoneDetailCalls } from './wireless.wire.ts';

interface ProductKey {
  mall: ProductMall;
  number: string;
}

export interface ProductLoaders {
  /**
   * In the order asked, null where unknown, the error where a call failed. However many ask, one goods and one phone
   * call a hundred products.
   */
  load(mall: ProductMall, numbers: readonly string[]): Promise<(ProductModel | Error | null)[]>;
  /** Those that are known, in the order asked. Fails only when nothing at all could be had. */
  loadKnown(mall: ProductMall, numbers: readonly string[]): Promise<ProductModel[]>;
  /** As it is now, whatever was known of it in this request. */
  loadAnew(mall: ProductMall, number: string): Promise<ProductModel | null>;
  /** One product with everything known of it. */
  detail(mall: ProductMall, number: string): Promise<ProductModel | null>;
}

const mostNumbersInACall = 100;
const numberPattern = /^(?:HP|GD)[A-Za-z0-9_-]{1,38}$/u;

export function createProductLoaders(desk: MallDesk): ProductLoaders {
  const phones = batched(async (mall, numbers) => {
    const { ncpList } = await desk.ask(mall.number, phoneCalls(mall.number, numbers));
    return ncpList.map((phone) => toPhone(phone, mall));
  });
  const goods = batched(async (mall, numbers) => {
    const { goodsList } = await desk.ask(mall.number, goodsCalls(mall.number, numbers));
    return goodsList.map((each) => toGoods(each, mall));
  });
  const loaderOf = (number: string) => (isPhone(number) ? phones : goods);
  const load = (mall: ProductMall, numbers: readonly string[]) =>
    Promise.all(numbers.map((number) => (numberPattern.test(number) ? loaderOf(number).load({ mall, number }).catch(asError) : null)));

  return {
    load,
    loadKnown: async (mall, numbers) => {
      const results = await load(mall, numbers);
      const products = results.filter((result): result is ProductModel => result !== null && !(result instanceof Error));
      const failed = results.find((result) => result instanceof Error);
      if (products.length === 0 && failed) throw failed;
      return products;
    },
    loadAnew: (mall, number) => loaderOf(number).clear({ mall, number }).load({ mall, number }),
    detail: async (mall, number) => {
      if (!numberPattern.test(number)) return null;
      try {
        if (isPhone(number)) return toPhoneDetail(await desk.ask(mall.number, phoneDetailCalls(mall, number)), mall);
        return toGoodsDetail(await desk.ask(mall.number, goodsDetailCalls(mall, number)), mall);
      } catch (error) {
        if (isRefusal(error, '1404')) return null;
        throw error;
      }
    },
  };
}

type LoadOfMall = (mall: ProductMall, numbers: string[]) => Promise<ProductModel[]>;

/** Gathers what is asked for meanwhile into one call for each mall. A failed call costs its own products only. */
function batched(loadOfMall: LoadOfMall): DataLoader<ProductKey, ProductModel | null, string> {
  const placeOf = ({ mall }: ProductKey) => `${mall.number} ${mall.device}`;
  return new DataLoader(
    async (keys) => {
      const groups = [...Map.groupBy(keys, placeOf).values()];
      const found = new Map((await Promise.all(groups.map((group) => find(group, loadOfMall)))).flat());
      return keys.map((key) => found.get(key) ?? null);
    },
    { cacheKeyFn: (key) => `${placeOf(key)} ${key.number}`, maxBatchSize: mostNumbersInACall },
  );
}

async function find(keys: ProductKey[], loadOfMall: LoadOfMall): Promise<[ProductKey, ProductModel | Error | null][]> {
  const [first] = keys;
  if (!first) return [];
  try {
    const products = await loadOfMall(first.mall, keys.map(({ number }) => number));
    const byNumber = new Map(products.map((product) => [product.number, product]));
    return keys.map((key) => [key, byNumber.get(key.number) ?? null]);
  } catch (error) {
    return keys.map((key) => [key, error as Error]);
  }
}

function isPhone(number: string): boolean {
  return number.startsWith('HP');
}
