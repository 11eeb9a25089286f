import DataLoader from 'dataloader';
import { asError } from '../../log.ts';
import { madeOnce } from '../../upstream/frozen.ts';
import type { MallDesk } from '../../upstream/mall-desk.ts';
import { isRefusal } from '../../upstream/mall-error.ts';
import { toGoods, toGoodsDetail } from './goods.mapper.ts';
import { goodsCalls, goodsDetailCalls, type WireGoodsList } from './goods.wire.ts';
import type { ProductMall, ProductModel } from './product.model.ts';
import { toPhone, toPhoneDetail } from './wireless.mapper.ts';
import { phoneCalls, phoneDetailCalls, type WirePhoneList } from './wireless.wire.ts';

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
  /** One product with everything known of it. */
  detail(mall: ProductMall, number: string): Promise<ProductModel | null>;
}

const mostNumbersInACall = 100;
const numberPattern = /^(?:HP|GD)[A-Za-z0-9_-]{1,38}$/u;

const phonesOf = madeOnce(({ ncpList }: WirePhoneList, mall: ProductMall): ProductModel[] => ncpList.map((phone) => toPhone(phone, mall)));
const goodsOf = madeOnce(({ goodsList }: WireGoodsList, mall: ProductMall): ProductModel[] => goodsList.map((each) => toGoods(each, mall)));

export function createProductLoaders(desk: MallDesk): ProductLoaders {
  const phones = new Gathering(async (mall, numbers) => phonesOf(await desk.ask(mall.number, phoneCalls(mall.number, numbers)), mall));
  const goods = new Gathering(async (mall, numbers) => goodsOf(await desk.ask(mall.number, goodsCalls(mall.number, numbers)), mall));
  const load = async (mall: ProductMall, numbers: readonly string[]) => {
    const wanted = numbers.filter((number) => numberPattern.test(number));
    const [foundPhones, foundGoods] = await Promise.all([phones.load(mall, wanted.filter(isPhone)), goods.load(mall, wanted.filter(isGoods))]);
    const foundOf = (number: string) => (!numberPattern.test(number) ? nothing : isPhone(number) ? foundPhones : foundGoods);
    return numbers.map((number) => foundOf(number)(number));
  };

  return {
    load,
    loadKnown: async (mall, numbers) => {
      const results = await load(mall, numbers);
      const products = results.filter((result): result is ProductModel => result !== null && !(result instanceof Error));
      const failed = results.find((result) => result instanceof Error);
      if (products.length === 0 && failed) throw failed;
      return products;
    },
    loadAnew: async (mall, number) => {
      (isPhone(number) ? phones : goods).forget(mall, number);
      const [result = null] = await load(mall, [number]);
      if (result instanceof Error) throw result;
      return result;
    },
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
/** What became of a number that was asked for. */
type Found = (number: string) => Result;

interface List {
  mall: ProductMall;
  numbers: readonly string[];
}

/** Gathers the lists that are asked for meanwhile into one call for each mall. A failed call costs its own products only. */
class Gathering {
  readonly #loadOfMall: LoadOfMall;
  /** By mall, then by product: the call that tells. */
  readonly #calls = new Map<string, Map<string, Promise<Found>>>();
  /** By the list rather than by the product: a promise less for each of some hundred. */
  readonly #lists = new DataLoader<List, Found>((lists) => this.#loadAll(lists), { cache: false });

  constructor(loadOfMall: LoadOfMall) {
    this.#loadOfMall = loadOfMall;
  }

  async load(mall: ProductMall, numbers: readonly string[]): Promise<Found> {
    return numbers.length === 0 ? nothing : this.#lists.load({ mall, numbers });
  }

  forget(mall: ProductMall, number: string): void {
    this.#callsOf(mall).delete(number);
  }

  #callsOf({ number, device }: ProductMall): Map<string, Promise<Found>> {
    const key = `${number} ${device}`;
    const calls = this.#calls.get(key) ?? new Map<string, Promise<Found>>();
    this.#calls.set(key, calls);
    return calls;
  }

  #loadAll(lists: readonly List[]): Promise<Found[]> {
    for (const [calls, group] of Map.groupBy(lists, ({ mall }) => this.#callsOf(mall))) this.#begin(calls, group);
    return Promise.all(
      lists.map(async ({ mall, numbers }) => {
        const known = this.#callsOf(mall);
        const calls = numbers.map((number) => known.get(number));
        const [first = nothing, ...others] = await Promise.all(new Set(calls));
        if (others.length === 0) return first;
        // Each by its own call: an older one tells as well what was asked anew since.
        const results = new Map(await Promise.all(numbers.map(async (number, index) => [number, (await calls[index])?.(number) ?? null] as const)));
        return (number: string) => results.get(number) ?? null;
      }),
    );
  }

  #begin(calls: Map<string, Promise<Found>>, lists: readonly List[]): void {
    const [first] = lists;
    if (!first) return;
    const missing = new Set<string>();
    for (const { numbers } of lists) for (const number of numbers) if (!calls.has(number)) missing.add(number);
    for (const numbers of inCalls([...missing])) {
      const call = this.#call(first.mall, numbers);
      for (const number of numbers) calls.set(number, call);
    }
  }

  /** What the mall tells beside what was asked for nobody looks up. */
  async #call(mall: ProductMall, numbers: string[]): Promise<Found> {
    try {
      return byNumber(await this.#loadOfMall(mall, numbers));
    } catch (error) {
      const failure = asError(error);
      return () => failure;
    }
  }
}

const nothing: Found = () => null;

/** Of products that are frozen, and so the same for whoever asks, once. */
const numbered = new WeakMap<readonly ProductModel[], Found>();

function byNumber(products: readonly ProductModel[]): Found {
  const known = numbered.get(products);
  if (known) return known;
  const rows = new Map(products.map((product) => [product.number, product]));
  const found: Found = (number) => rows.get(number) ?? null;
  if (Object.isFrozen(products)) numbered.set(products, found);
  return found;
}

function inCalls(numbers: string[]): string[][] {
  return Array.from({ length: Math.ceil(numbers.length / mostNumbersInACall) }, (_, index) => numbers.slice(index * mostNumbersInACall, (index + 1) * mostNumbersInACall));
}

function isPhone(number: string): boolean {
  return number.startsWith('HP');
}

function isGoods(number: string): boolean {
  return !isPhone(number);
}
