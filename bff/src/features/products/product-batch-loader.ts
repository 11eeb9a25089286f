import { asError } from '../../log.ts';
import type { ProductMall, ProductModel } from './product.model.ts';

/** The result for a number: its product, null where the mall knows none, the error where its call failed. */
export type Found = (number: string) => ProductModel | Error | null;

type LoadOfMall = (mall: ProductMall, numbers: string[]) => Promise<ProductModel[]>;

const mostNumbersInACall = 100;

/**
 * Batch loader: one call per mall for the products that a request loads at the same time. A failed call costs only its
 * own products. Loads lists, not single keys: a `dataloader` would make one promise per product.
 */
export class ProductBatchLoader {
  readonly #loadOfMall: LoadOfMall;
  readonly #malls = new Map<string, MallBatches>();

  constructor(loadOfMall: LoadOfMall) {
    this.#loadOfMall = loadOfMall;
  }

  /** Never rejects. */
  async load(mall: ProductMall, numbers: readonly string[]): Promise<Found> {
    return numbers.length === 0 ? nothing : await this.#of(mall).load(numbers);
  }

  clear(mall: ProductMall, number: string): void {
    this.#of(mall).clear(number);
  }

  #of(mall: ProductMall): MallBatches {
    const key = `${mall.number} ${mall.device}`;
    const existing = this.#malls.get(key);
    if (existing) return existing;
    const batches = new MallBatches((numbers) => this.#loadOfMall(mall, numbers));
    this.#malls.set(key, batches);
    return batches;
  }
}

/** A call that is not sent yet. */
interface Batch {
  numbers: string[];
  found: Promise<Found>;
}

class MallBatches {
  readonly #load: (numbers: string[]) => Promise<ProductModel[]>;
  /** The batch of each product. */
  readonly #batches = new Map<string, Promise<Found>>();
  #open: Batch | null = null;

  constructor(load: (numbers: string[]) => Promise<ProductModel[]>) {
    this.#load = load;
  }

  load(numbers: readonly string[]): Promise<Found> {
    const batches = numbers.map((number) => this.#batchOf(number));
    const [first = noBatch, ...others] = new Set(batches);
    return others.length === 0 ? first : merged(numbers, batches);
  }

  clear(number: string): void {
    this.#batches.delete(number);
  }

  #batchOf(number: string): Promise<Found> {
    const existing = this.#batches.get(number);
    if (existing) return existing;
    if (!this.#open || this.#open.numbers.length >= mostNumbersInACall) {
      const opened: string[] = [];
      this.#open = { numbers: opened, found: this.#send(opened) };
    }
    this.#open.numbers.push(number);
    this.#batches.set(number, this.#open.found);
    return this.#open.found;
  }

  /** The mall may return other products too; they are never looked up. */
  async #send(numbers: string[]): Promise<Found> {
    await afterMicrotasks();
    if (this.#open?.numbers === numbers) this.#open = null;
    try {
      return byNumber(await this.#load(numbers));
    } catch (error) {
      const failure = asError(error);
      return () => failure;
    }
  }
}

const nothing: Found = () => null;
const noBatch = Promise.resolve(nothing);

/** An older batch may also return numbers that were cleared and loaded again, so each number reads its own batch. */
async function merged(numbers: readonly string[], batches: readonly Promise<Found>[]): Promise<Found> {
  const results = new Map(
    await Promise.all(
      numbers.map(async (number, index) => [number, (await batches[index])?.(number) ?? null] as const),
    ),
  );
  return (number) => results.get(number) ?? null;
}

/** Resolves when all resolvers that can run now, and what they settle, have added their numbers. */
function afterMicrotasks(): Promise<void> {
  return new Promise((resolve) => void noBatch.then(() => process.nextTick(resolve)));
}

function byNumber(products: readonly ProductModel[]): Found {
  const rows = new Map(products.map((product) => [product.number, product]));
  return (number) => rows.get(number) ?? null;
}
