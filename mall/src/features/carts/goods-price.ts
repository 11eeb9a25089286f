import type { MallContext } from '../../context.ts';
import type { Call, Handlers } from '../../http/call.ts';
import { invalid, notFound } from '../../http/refusal.ts';
import { installmentsFor } from '../payments/methods.ts';
import { plainPrice, toPriced } from './cart.ts';
import { faultsOf, isKnown, loadOffers, stateOfChoice, toFault } from './choices.ts';

export const goodsPriceHandlers = { calcGoods, calcPreGoods: calcGoods } satisfies Partial<Handlers>;

/** What a choice of goods costs when nothing else is bought. Its stock is not asked. */
async function calcGoods({ db }: MallContext, { mallId, params, body }: Call<'calcGoods' | 'calcPreGoods'>) {
  const { optNo = null, colorNm = null, qty } = body;
  const choice = { gdsGrpNo: params.id, optNo, colorNm };
  const offer = (await loadOffers(db, mallId, [choice.gdsGrpNo])).get(choice.gdsGrpNo);
  if (!isKnown(offer)) throw notFound('상품을');
  const faults = faultsOf(offer, choice);
  if (faults.length > 0) throw invalid(faults.map(toFault));
  const line = toPriced(offer, stateOfChoice(offer, choice, qty).addPrc, qty);
  const { summary, groups } = plainPrice([line]);
  const [toIsland] = plainPrice([line], true).groups;
  return {
    lnPrc: summary.gdsPrc,
    dlvPrc: summary.dlvPrc,
    freeStdPrc: groups[0]?.freeStdPrc,
    addDlvPrc: toIsland?.addDlvPrc,
    payPrc: summary.payPrc,
    instList: installmentsFor(summary.payPrc, [line.ingMm]),
  };
}
