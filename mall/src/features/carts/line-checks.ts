import { conflict, type ShortItem } from '../../http/refusal.ts';
import { maxQty } from './cart.ts';
import { fewerLeft, noLongerSold, soldOut, stateOfSelection, type Selection, type SellableItem } from './selections.ts';

/** A line after the change. `cartNo` is null if it is new. */
export interface PlannedLine extends Selection {
  cartNo: string | null;
  qty: number;
}

const mostLines = 100;

export function checkStock(sellableItems: ReadonlyMap<string, SellableItem>, lines: readonly PlannedLine[]): void {
  const short = lines.flatMap((line): ShortItem[] => {
    const sellableItem = sellableItems.get(line.gdsGrpNo);
    if (!sellableItem) return [];
    const { cartNo, gdsGrpNo, optNo, colorNm, qty } = line;
    const { ordImpsblRsnCd, psblQty } = stateOfSelection(sellableItem, line, qty);
    if (ordImpsblRsnCd !== soldOut && ordImpsblRsnCd !== fewerLeft) return [];
    return [{ cartNo, ordItemNo: null, gdsGrpNo, optNo, colorNm, qty, stckqty: psblQty }];
  });
  if (short.length === 0) return;
  const left = Math.min(...short.map(({ stckqty }) => stckqty));
  const message = left === 0 ? '품절된 상품이에요.' : `재고가 부족해요. ${left}개까지 담을 수 있어요.`;
  throw conflict(message, { rsnCd: 'STOCK', list: short });
}

export function checkLimits(lines: readonly PlannedLine[], lineCount: number): void {
  if (lines.some(({ qty }) => qty > maxQty)) {
    throw conflict(`한 상품은 ${maxQty}개까지 담을 수 있어요.`, { rsnCd: 'LIMIT', max: maxQty });
  }
  if (lineCount > mostLines) {
    throw conflict(`장바구니에는 ${mostLines}개까지 담을 수 있어요.`, { rsnCd: 'LIMIT', max: mostLines });
  }
}

export function stopped() {
  return conflict('지금은 판매하지 않는 상품이에요.', { rsnCd: 'STATE', stat: noLongerSold });
}
