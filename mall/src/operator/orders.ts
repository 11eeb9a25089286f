import { and, asc, count, eq, inArray, like, not, type SQL } from 'drizzle-orm';
import { handedOverGroups, wayOfGroup } from '../buying/delivery-groups.ts';
import { orderStates, type OrderState } from '../buying/order-states.ts';
import type { TransactionContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { malls } from '../db/schema/malls.ts';
import { orderItems, orders } from '../db/schema/orders.ts';
import { inTransaction } from '../db/transaction-guard.ts';
import { conflict, notFound, Refusal } from '../http/refusal.ts';
import { snapshotText } from '../features/orders/snapshot-text.ts';
import { findPickupPlace } from '../features/deliveries/pickup-places.ts';
import { findOrder, loadItems, type ItemRow } from '../features/orders/order.queries.ts';
import { ticketPhoneOf, unsealPersonal } from '../features/orders/personal-data.ts';
import { handOverOrder, prepareOrder, receiveOrder, sendParcel, type Parcel } from '../features/shop/shop-steps.ts';
import { unsealText } from '../security/sealed-text.ts';
import { toDts } from '../wire/dts.ts';
import type { OperatorHandlers } from './operator-call.ts';

type Step = 'PREPARE' | 'SEND' | 'HAND_OVER' | 'RECEIVE';

const waitingStates: Readonly<Record<Step, OrderState[]>> = {
  PREPARE: [orderStates.paid],
  // A cancel that is asked for does not keep an order from being sent.
  SEND: [orderStates.preparing, orderStates.cancelRequested],
  HAND_OVER: [orderStates.preparing, orderStates.cancelRequested],
  RECEIVE: [orderStates.shipping],
};

type Handlers = Pick<
  OperatorHandlers,
  'listOpenOrders' | 'prepareOrder' | 'sendOrder' | 'sendOrders' | 'handOverOrder' | 'receiveOrder'
>;

export const orderHandlers: Handlers = {
  async listOpenOrders({ db, keys }, { params: { step, ordNo, mallId, page, size } }) {
    const wanted = and(
      waitsFor(db, step),
      ordNo === undefined ? undefined : like(orders.ordNo, `${ordNo}%`),
      mallId === undefined ? undefined : eq(orders.mallId, mallId),
    );
    const [total] = await db.select({ count: count() }).from(orders).where(wanted);
    const rows = await db
      .select({ order: orders, mallNm: malls.mallNm })
      .from(orders)
      .innerJoin(malls, eq(malls.mallId, orders.mallId))
      .where(wanted)
      .orderBy(asc(orders.ordDts), asc(orders.ordNo))
      .limit(size)
      .offset((page - 1) * size);
    const numbers = rows.map(({ order }) => order.ordNo);
    const items = numbers.length === 0 ? [] : await loadItems(db, numbers);
    const list = rows.map(({ order, mallNm }) => {
      const person = unsealPersonal(keys, order.sealed);
      const { dlv } = person;
      return {
        ordNo: order.ordNo,
        ordTp: order.ordTp,
        mallId: order.mallId,
        mallNm,
        ordDts: toDts(order.ordDts),
        ordStat: order.ordStat,
        rcvrNm: dlv?.rcvrNm ?? person.ordr?.ordrNm ?? '',
        rcvrTel: dlv?.rcvrTel ?? ticketPhoneOf(person) ?? '',
        zipCd: dlv?.zipCd ?? null,
        roadAddr: dlv?.roadAddr ?? null,
        dtlAddr: dlv?.dtlAddr ?? null,
        dlvMsg: dlv?.dlvMsg ?? null,
        plcNm: findPickupPlace(order.plcNo)?.plcNm ?? null,
        itemList: items
          .filter((item) => item.ordNo === order.ordNo && waitsForStep(item, step))
          .map(({ ordItemNo, snapshot, sealedOptTxt, colorNm, qty, itemStat, dlvGrpNo, invcNo }) => ({
            ordItemNo,
            dispGdsNm: snapshotText(snapshot, 'dispGdsNm'),
            optNm: snapshotText(snapshot, 'optNm'),
            optTxt: unsealText(keys, sealedOptTxt),
            colorNm,
            qty,
            itemStat,
            rcvTp: wayOfGroup({ dlvGrpNo }),
            dlvGrpNo,
            invcNo,
          })),
      };
    });
    return { data: { totalCnt: total?.count ?? 0, list }, people: rows.map(({ order }) => order.memNo) };
  },

  prepareOrder: {
    picture: ({ db }, { params }) => pictureOf(db, params.ordNo),
    act: (context, { params: { ordNo } }) => moved(context, ordNo, prepareOrder(context, ordNo)),
  },
  sendOrder: {
    picture: ({ db }, { params }) => pictureOf(db, params.ordNo),
    act: (context, { params: { ordNo }, body }) => moved(context, ordNo, sendParcel(context, ordNo, body)),
  },
  sendOrders: {
    picture: async ({ db }, { body: { list } }) => {
      const numbers = list.map(({ ordNo }) => ordNo);
      return { states: await statesOf(db, numbers) };
    },
    act: async (context, { body: { list } }) => {
      const results: object[] = [];
      for (const [index, row] of list.entries()) {
        const rsnCntn = await sendRow(context, row);
        results.push({ rowNo: index + 1, ordNo: row.ordNo, sentYn: rsnCntn === null ? 'Y' : 'N', rsnCntn });
      }
      return results;
    },
  },
  handOverOrder: {
    picture: ({ db }, { params }) => pictureOf(db, params.ordNo),
    act: (context, { params: { ordNo } }) => moved(context, ordNo, handOverOrder(context, ordNo)),
  },
  receiveOrder: {
    picture: ({ db }, { params }) => pictureOf(db, params.ordNo),
    act: (context, { params: { ordNo } }) => moved(context, ordNo, receiveOrder(context, ordNo)),
  },
};

/** Orders with a line that waits for a step. */
export function waitsFor(db: Database, step: Step): SQL {
  const waiting = db
    .select({ ordNo: orderItems.ordNo })
    .from(orderItems)
    .where(and(inArray(orderItems.itemStat, waitingStates[step]), ofStep(step)));
  return inArray(orders.ordNo, waiting);
}

/** A carrier brings some lines; the shop hands over the others. */
function ofStep(step: Step): SQL | undefined {
  const handedOver = inArray(orderItems.dlvGrpNo, handedOverGroups);
  if (step === 'SEND') return not(handedOver);
  return step === 'HAND_OVER' ? handedOver : undefined;
}

function waitsForStep({ itemStat, dlvGrpNo }: Pick<ItemRow, 'itemStat' | 'dlvGrpNo'>, step: Step): boolean {
  const isHandedOver = handedOverGroups.includes(dlvGrpNo);
  const fits = step === 'SEND' ? !isHandedOver : step !== 'HAND_OVER' || isHandedOver;
  return fits && waitingStates[step].includes(itemStat);
}

async function pictureOf(db: Database, ordNo: string): Promise<object | null> {
  const found = await findOrder(db, ordNo);
  if (!found) return null;
  const lines = found.items.map(({ ordItemNo, itemStat, invcNo }) => ({ ordItemNo, itemStat, invcNo }));
  return { ordStat: found.row.ordStat, lines };
}

async function statesOf(db: Database, numbers: readonly string[]): Promise<Record<string, string>> {
  const rows = await db
    .select({ ordNo: orders.ordNo, ordStat: orders.ordStat })
    .from(orders)
    .where(inArray(orders.ordNo, [...numbers]));
  return Object.fromEntries(rows.map(({ ordNo, ordStat }) => [ordNo, ordStat]));
}

/** Throws 1404 for a number of no order, and STATE where nothing waited for the step. */
async function moved({ db }: TransactionContext, ordNo: string, step: Promise<boolean>): Promise<void> {
  if (await step) return;
  const found = await findOrder(db, ordNo);
  if (!found) throw notFound('주문을');
  throw conflict('지금은 할 수 없는 주문이에요. 다른 사람이 먼저 처리했는지 확인해주세요.', {
    rsnCd: 'STATE',
    stat: found.row.ordStat,
  });
}

const parcelNumber = /^[A-Za-z0-9]{6,30}$/u;
const longestCarrier = 30;

/** Why a row is refused; null where its parcel is recorded. A refusal takes back its own row alone. */
async function sendRow(context: TransactionContext, row: Parcel & { ordNo: string }): Promise<string | null> {
  const ordNo = row.ordNo.trim();
  const dlvCmpnyNm = row.dlvCmpnyNm.trim();
  const invcNo = row.invcNo.replaceAll(/[\s-]/gu, '');
  if (ordNo === '') return '주문번호가 비어 있어요.';
  if (dlvCmpnyNm === '' || [...dlvCmpnyNm].length > longestCarrier) return '택배사를 30자까지 입력해주세요.';
  if (!parcelNumber.test(invcNo)) return '송장번호는 영문과 숫자 6자에서 30자까지예요.';
  try {
    await inTransaction(context, (context) =>
      moved(context, ordNo, sendParcel(context, ordNo, { dlvCmpnyNm, invcNo })),
    );
    return null;
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500) throw error;
    const faults = Array.isArray(error.data) ? (error.data as { reason: string }[]) : [];
    return faults[0]?.reason ?? error.message;
  }
}
