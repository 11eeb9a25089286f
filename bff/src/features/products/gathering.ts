import { asError } from '../../log.ts';
import type { ProductMall, ProductModel } from './product.model.ts';

/** What became of a number: its product, null where the mall knows none, the error where its call failed. */
export type Found = (number: string) => ProductModel | Error | null;

type LoadOfMall = (mall: ProductMall, numbers: string[]) => Promise<ProductModel[]>;

const mostNumbersInACall = 100;

/** Gathers the products that are asked for meanwhile into one call for each mall. A failed call costs its own products only. */
export class Gathering {
  readonly #loadOfMall: LoadOfMall;
  readonly #malls = new Map<string, CallsOfMall>();

  constructor(loadOfMall: LoadOfMall) {
    this.#loadOfMall = loadOfMall;
  }

  /** Never rejects. */
  async load(mall: ProductMall, numbers: readonly string[]): Promise<Found> {
    return numbers.length === 0 ? nothing : await this.#of(mall).found(numbers);
  }

  forget(mall: ProductMall, number: string): void {
    this.#of(mall).forget(number);
  }

  #of(mall: ProductMall): CallsOfMall {
    const key = `${mall.number} ${mall.device}`;
    const known = this.#malls.get(key);
    if (known) return known;
    const calls = new CallsOfMall((numbers) => this.#loadOfMall(mall, numbers));
    this.#malls.set(key, calls);
    return calls;
  }
}

/** A call that is not sent yet. */
interface OpenCall {
  numbers: string[];
  found: Promise<Found>;
}

class CallsOfMall {
  readonly #load: (numbers: string[]) => Promise<ProductModel[]>;
  /** By product: the call that tells. */
  readonly #calls = new Map<string, Promise<Found>>();
  #open: OpenCall | null = null;

  constructor(load: (numbers: string[]) => Promise<ProductModel[]>) {
    this.#load = load;
  }

  found(numbers: readonly string[]): Promise<Found> {
    const calls = numbers.map((number) => this.#callOf(number));
    const [first = nowhere, ...others] = new Set(calls);
    return others.length === 0 ? first : eachByItsOwn(numbers, calls);
  }

  forget(number: string): void {
    this.#calls.delete(number);
  }

  #callOf(number: string): Promise<Found> {
    const known = this.#calls.get(number);
    if (known) return known;
    if (!this.#open || this.#open.numbers.length >= mostNumbersInACall) {
      const opened: string[] = [];
      this.#open = { numbers: opened, found: this.#send(opened) };
    }
    this.#open.numbers.push(number);
    this.#calls.set(number, this.#open.found);
    return this.#open.found;
  }

  /** What the mall tells beside what was asked for nobody looks up. */
  async #send(numbers: string[]): Promise<Found> {
    await othersHaveAsked();
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
const nowhere = Promise.resolve(nothing);

/** An older call tells as well what was asked anew since. */
async function eachByItsOwn(numbers: readonly string[], calls: readonly Promise<Found>[]): Promise<Found> {
  const results = new Map(
    await Promise.all(numbers.map(async (number, index) => [number, (await calls[index])?.(number) ?? null] as const)),
  );
  return (number) => results.get(number) ?? null;
}

/** Whoever asks in this turn of the event loop, or in what it settles, has done so. */
function othersHaveAsked(): Promise<void> {
  return new Promise((resolve) => void nowhere.then(() => process.nextTick(resolve)));
}

function byNumber(products: readonly ProductModel[]): Found {
  const rows = new Map(products.map((product) => [product.number, product]));
  return (number) => rows.get(number) ?? null;
}
