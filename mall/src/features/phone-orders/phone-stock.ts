import { buyableQty } from '../../buying/stock.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { conflict, notFound } from '../../http/refusal.ts';
import { loadColors, loadWirelessRows } from '../products/product.queries.ts';
import { listedStatuses } from '../products/sale-status.ts';
import { lockStock, reserveStock, restock } from '../orders/stock-rows.ts';
import { noLongerSold } from '../carts/selections.ts';

/** A phone in a color. */
export interface ChosenPhone {
  gdsGrpNo: string;
  colorNm: string | null;
}

const soldOut = 'GD00405';
const colorOnSale = 'GD00701';

/** Throws STOCK if no piece is left, and STATE if the phone is no longer sold. */
export async function checkPhoneStock(db: Database, mallId: string, { gdsGrpNo, colorNm }: ChosenPhone): Promise<void> {
  const [row] = await loadWirelessRows(db, mallId, [gdsGrpNo]);
  if (!row) throw notFound('상품을', 'gdsGrpNo');
  const { gdsStat, stckqty, stckqty2 } = row.product;
  if (!listedStatuses.includes(gdsStat)) {
    throw conflict('지금은 판매하지 않는 상품이에요.', { rsnCd: 'STATE', stat: noLongerSold });
  }
  const color = (await loadColors(db, [gdsGrpNo])).get(gdsGrpNo)?.find((each) => each.colorNm === colorNm);
  const isOffered = color?.useYn === 'Y' && color.gdsColorStat === colorOnSale;
  const colorQty = colorNm === null ? null : isOffered ? color.stckqty : 0;
  const left = gdsStat === soldOut ? 0 : buyableQty({ stckqty, stckqty2, optionQty: null, colorQty });
  if (left > 0) return;
  const short = { cartNo: null, ordItemNo: null, gdsGrpNo, optNo: null, colorNm, qty: 1, stckqty: 0 };
  throw conflict('남은 휴대폰이 없어요. 다른 색상이나 상품을 선택해주세요.', { rsnCd: 'STOCK', list: [short] });
}

/** Takes one piece, with its row locked first. Returns how many came from the second store. */
export async function holdPhone(db: Transaction, mallId: string, phone: ChosenPhone): Promise<number> {
  await lockStock(db, [toSelection(phone)]);
  await checkPhoneStock(db, mallId, phone);
  const [fromSecondStore = 0] = await reserveStock(db, [{ ...toSelection(phone), qty: 1 }]);
  return fromSecondStore;
}

export function releasePhone(
  db: Transaction,
  { stckqty2, ...phone }: ChosenPhone & { stckqty2: number },
): Promise<void> {
  return restock(db, [{ ...toSelection(phone), qty: 1, stckqty2 }]);
}

function toSelection({ gdsGrpNo, colorNm }: ChosenPhone) {
  return { gdsGrpNo, optNo: null, colorNm };
}
