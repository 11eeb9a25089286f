import type { MallContext } from '../../context.ts';
import type { Call, Handlers } from '../../http/call.ts';
import { invalid, notFound } from '../../http/refusal.ts';
import { arrivalAt, destinationOf } from '../deliveries/arrivals.ts';
import { installmentsFor } from '../payments/methods.ts';
import { plainPrice, toPriced } from './cart.ts';
import { isKnown, loadSellableItems, selectionFaults, stateOfSelection } from './selections.ts';

export const goodsPriceHandlers = { calcGoods, calcPreGoods: calcGoods } satisfies Partial<Handlers>;

/** The price of a selection on its own. Does not look at its stock. */
async function calcGoods(context: MallContext, { mallId, params, body, caller }: Call<'calcGoods' | 'calcPreGoods'>) {
  const { db } = context;
  const { optNo = null, colorNm = null, optTxt, qty } = body;
  const selection = { gdsGrpNo: params.id, optNo, colorNm, ...(optTxt == null ? {} : { optTxt }) };
  const sellableItem = (await loadSellableItems(db, mallId, [selection.gdsGrpNo])).get(selection.gdsGrpNo);
  if (!isKnown(sellableItem)) throw notFound('상품을', 'id');
  const faults = selectionFaults(sellableItem, selection);
  if (faults.length > 0) throw invalid(faults);
  const line = toPriced(sellableItem, stateOfSelection(sellableItem, selection, qty).addPrc, qty);
  const { summary, groups } = plainPrice([line]);
  const [toIsland] = plainPrice([line], true).groups;
  return {
    lnPrc: summary.gdsPrc,
    dlvPrc: summary.dlvPrc,
    freeStdPrc: groups[0]?.freeStdPrc,
    addDlvPrc: toIsland?.addDlvPrc,
    payPrc: summary.payPrc,
    instList: installmentsFor(summary.payPrc, [line.ingMm]),
    arvlDt: arrivalAt(await destinationOf(context, caller?.memNo ?? null), line),
  };
}
