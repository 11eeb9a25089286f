import type { MallContext } from '../../context.ts';
import type { Call, Handlers } from '../../http/call.ts';
import { invalid, notFound, type FieldFault } from '../../http/refusal.ts';
import { arrivalAt, destinationOf } from '../deliveries/arrivals.ts';
import { installmentsFor } from '../payments/methods.ts';
import { plainPrice, toPriced } from './cart.ts';
import {
  isKnown,
  loadSellableItems,
  selectionFaults,
  stateOfSelection,
  type SellableItem,
  type Selection,
} from './selections.ts';

export const goodsPriceHandlers = { calcGoods, calcPreGoods: calcGoods } satisfies Partial<Handlers>;

type GoodsChoice = Pick<Call<'calcGoods'>['body'], 'optNo' | 'colorNm' | 'optTxt' | 'qty'>;

/** The price of some selections of goods on their own. Does not look at their stock. */
async function calcGoods(context: MallContext, { mallId, params, body, caller }: Call<'calcGoods' | 'calcPreGoods'>) {
  const { db } = context;
  const gdsGrpNo = params.id;
  const sellableItem = (await loadSellableItems(db, mallId, [gdsGrpNo])).get(gdsGrpNo);
  if (!isKnown(sellableItem)) throw notFound('상품을', 'id');
  const { itemList, ...first } = body;
  const others = itemList ?? [];
  const faults = [
    ...faultsOf(sellableItem, first),
    ...others.flatMap((choice, index) => faultsOf(sellableItem, choice, `itemList[${index}].`)),
  ];
  if (faults.length > 0) throw invalid(faults);
  const lines = [first, ...others].map((choice) => {
    const { addPrc } = stateOfSelection(sellableItem, selectionOf(gdsGrpNo, choice), choice.qty);
    return toPriced(sellableItem, addPrc, choice.qty);
  });
  const { summary, groups } = plainPrice(lines);
  const [toIsland] = plainPrice(lines, true).groups;
  return {
    lnPrc: summary.gdsPrc,
    lnPrcList: lines.map((line) => plainPrice([line]).summary.gdsPrc),
    dlvPrc: summary.dlvPrc,
    freeStdPrc: groups[0]?.freeStdPrc,
    addDlvPrc: toIsland?.addDlvPrc,
    payPrc: summary.payPrc,
    instList: installmentsFor(
      summary.payPrc,
      lines.map(({ ingMm }) => ingMm),
    ),
    arvlDt: arrivalAt(await destinationOf(context, caller?.memNo ?? null), sellableItem.goods),
  };
}

function selectionOf(gdsGrpNo: string, { optNo = null, colorNm = null, optTxt }: GoodsChoice): Selection {
  return { gdsGrpNo, optNo, colorNm, ...(optTxt == null ? {} : { optTxt }) };
}

function faultsOf(sellableItem: SellableItem, choice: GoodsChoice, path = ''): FieldFault[] {
  const faults = selectionFaults(sellableItem, selectionOf(sellableItem.product.gdsGrpNo, choice));
  return faults.map((fault) => ({ ...fault, field: `${path}${fault.field}` }));
}
