import type { GoodsKind, GoodsVariant } from '../../src/seed/catalog/goods-kind.ts';
import { goodsKinds } from '../../src/seed/catalog/kinds/all-kinds.ts';
import { subscriptionVariants } from '../../src/seed/catalog/kinds/event-subscription.ts';
import { linesOfSort } from '../../src/seed/catalog/lines-of-sort.ts';
import { optionsOfSort } from '../../src/seed/catalog/options-of-sort.ts';

interface Sort {
  kind: GoodsKind;
  sort: GoodsVariant;
  lines: readonly string[];
  options: GoodsKind['options'];
}

const subscribed: Readonly<Record<string, readonly GoodsVariant[]>> = subscriptionVariants;

/** Every sort of goods with its kind and its lines, those that come by subscription too. */
export const allSorts: readonly Sort[] = goodsKinds.flatMap((kind) => [
  ...kind.variants.map((sort) => sortOf(kind, sort, kind.options)),
  ...(subscribed[kind.key] ?? []).map((sort) => sortOf(kind, sort, [])),
]);

function sortOf(kind: GoodsKind, sort: GoodsVariant, options: GoodsKind['options']): Sort {
  return {
    kind,
    sort,
    lines: linesOfSort[sort.noun] ?? kind.lines,
    options: optionsOfSort[sort.noun] ?? options,
  };
}
