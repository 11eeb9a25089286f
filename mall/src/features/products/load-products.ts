import type { MallContext } from '../../context.ts';
import type { Call } from '../../http/call.ts';
import { loadColors, loadGoodsRows, loadFavorites, loadWirelessRows } from './product.queries.ts';
import { toGoods, toWireless, type Goods, type Wireless } from './product.wire.ts';

/** The mall, and its member; null for a visitor. */
export interface Viewer {
  mallId: string;
  memNo: string | null;
}

export function viewerOf({ mallId, caller }: Call): Viewer {
  return { mallId, memNo: caller?.memNo ?? null };
}

/** Goods in the order of the numbers, without those of other malls. Always three statements. */
export async function loadGoods(
  { db, now }: Pick<MallContext, 'db' | 'now'>,
  viewer: Viewer,
  numbers: readonly string[],
): Promise<Goods[]> {
  if (numbers.length === 0) return [];
  const [rows, colors, favorites] = await Promise.all([
    loadGoodsRows(db, viewer.mallId, numbers),
    loadColors(db, numbers),
    loadFavorites(db, viewer.memNo, numbers),
  ]);
  const byNumber = new Map(rows.map((row) => [row.product.gdsGrpNo, row]));
  return inOrder(numbers, byNumber).map((row) =>
    toGoods(row, colors.get(row.product.gdsGrpNo) ?? [], favorites, now()),
  );
}

/** As `loadGoods`, for phones. */
export async function loadWireless(
  { db, now }: Pick<MallContext, 'db' | 'now'>,
  viewer: Viewer,
  numbers: readonly string[],
): Promise<Wireless[]> {
  if (numbers.length === 0) return [];
  const [rows, colors, favorites] = await Promise.all([
    loadWirelessRows(db, viewer.mallId, numbers),
    loadColors(db, numbers),
    loadFavorites(db, viewer.memNo, numbers),
  ]);
  const byNumber = new Map(rows.map((row) => [row.product.gdsGrpNo, row]));
  return inOrder(numbers, byNumber).map((row) =>
    toWireless(row, colors.get(row.product.gdsGrpNo) ?? [], favorites, now()),
  );
}

function inOrder<Row>(numbers: readonly string[], byNumber: ReadonlyMap<string, Row>): Row[] {
  return [...new Set(numbers)].flatMap((number) => byNumber.get(number) ?? []);
}
