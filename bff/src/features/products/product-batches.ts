import DataLoader from 'dataloader';
import type { ProductModel } from './product.model.ts';
import type { ProductMall } from './product-mall.ts';

/** Loads products by number; null where the mall knows none. */
export type ProductBatches = DataLoader<string, ProductModel | null>;

type LoadOfMall = (mall: ProductMall, numbers: readonly string[]) => Promise<ProductModel[]>;

const mostNumbersInACall = 100;

/** Batch loaders by mall: one call for the products that a request loads at the same time. A failed call costs only its own products. */
export function productBatches(loadOfMall: LoadOfMall): (mall: ProductMall) => ProductBatches {
  const loaders = new Map<string, ProductBatches>();
  /** A failure is a value, which the request remembers: `dataloader` forgets a batch that rejects, and would ask again. */
  const loadBatch = async (mall: ProductMall, numbers: readonly string[]) => {
    try {
      return inOrder(numbers, await loadOfMall(mall, numbers));
    } catch (error) {
      const failure = error instanceof Error ? error : new Error('The batch failed.', { cause: error });
      return numbers.map(() => failure);
    }
  };
  return (mall) => {
    const key = `${mall.number} ${mall.device}`;
    const loader =
      loaders.get(key) ?? new DataLoader((numbers) => loadBatch(mall, numbers), { maxBatchSize: mostNumbersInACall });
    loaders.set(key, loader);
    return loader;
  };
}

/** The mall may leave products out, and return others too. */
function inOrder(numbers: readonly string[], products: readonly ProductModel[]): (ProductModel | null)[] {
  const found = new Map(products.map((product) => [product.number, product]));
  return numbers.map((number) => found.get(number) ?? null);
}
