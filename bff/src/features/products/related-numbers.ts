import type { WireGoodsDetail } from './goods.wire.ts';

const mostRelated = 20;

/** Goods and phones are two calls to the mall. Related products are limited to one: the kind that comes first. */
export function relatedNumbers({ relGdsGrpNos }: Pick<WireGoodsDetail, 'relGdsGrpNos'>): string[] {
  const numbers = relGdsGrpNos ?? [];
  const kind = numbers[0]?.slice(0, 2) ?? '';
  return numbers.filter((number) => number.startsWith(kind)).slice(0, mostRelated);
}
