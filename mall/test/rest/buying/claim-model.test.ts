import { eq, inArray } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFullTier } from '../../../../scripts/lib/test-tiers.ts';
import { cartLines } from '../../../src/db/schema/buying.ts';
import { claimItems, orderItems, orders } from '../../../src/db/schema/orders.ts';
import { payments } from '../../../src/db/schema/payments.ts';
import { goodsOptions, productColors, products } from '../../../src/db/schema/products.ts';
import { checkClaim, collectClaim, finishClaim, rejectClaim } from '../../../src/features/claims/claim-ends.ts';
import { prepareOrder, receiveOrder, sendOrder } from '../../../src/features/shop/shop-steps.ts';
import { kettle, pot } from '../cases/buying-calls.ts';
import {
  anyAction,
  claimOf,
  faulty,
  hasPlace,
  linesOf,
  movedBy,
  moveNames,
  movesBetween,
  type Action,
  type ClaimCall,
  type ClaimStep,
  type Seen,
} from '../harness/claim-model.ts';
import { oneDatabase } from '../harness/databases.ts';
import { runJobs } from '../harness/jobs.ts';
import { claimMoves, moves, offersOf, orderStatesOf } from '../harness/order-table.ts';
import { aBuyer, type Order, type Placed } from '../harness/orders.ts';
import { play } from '../harness/payments.ts';
import { openShop, type Shop } from '../harness/shop.ts';
import { home } from '../harness/world.ts';

/** The number of generated orders: a few each time, many by hand (`CLAIM_MODEL_RUNS=500`). */
const numRuns = Number(process.env['CLAIM_MODEL_RUNS'] ?? (isFullTier ? 10 : 5));

const pieces = 40;
const daySeconds = 86_400;

const orderSteps = { prepare: prepareOrder, send: sendOrder, receive: receiveOrder };
const claimSteps = {
  collect: collectClaim,
  check: checkClaim,
  finish: finishClaim,
  reject: (context: Shop['context'], clmNo: string) => rejectClaim(context, clmNo, '확인했어요.'),
};
const claimCalls = { cancel: 'cancelOrder', return: 'returnOrder', exchange: 'exchangeOrder' };

const pay: Action = { do: 'pay' };
const toWork: Action[] = [pay, { do: 'prepare' }];
const send: Action = { do: 'send' };
const toDoor: Action[] = [...toWork, send, { do: 'receive' }];

/** The start of a history, so that a short one gets far. */
const beginning = fc.constantFrom<Action[][]>([], [pay], toWork, [...toWork, send], toDoor);

const claim = (call: ClaimCall): Action => ({ do: call, lines: [1], qty: 2, rsnCd: faulty });
const then = (step: 'withdraw' | ClaimStep): Action => ({ do: step, which: 0 });
const confirm: Action = { do: 'confirm', lines: [1] };
const exchanged = [claim('exchange'), then('finish')];

/** The pieces that a claim names, by goods. */
function namedPieces(order: Order, action: Action): string[] {
  if (action.do !== 'cancel' && action.do !== 'return' && action.do !== 'exchange') return [];
  const lines = linesOf(order, action);
  return lines.map(({ gdsGrpNo, qty }) => `${Math.min(qty, action.qty)} x ${gdsGrpNo}`).toSorted();
}

/** The pieces of the claim that an action has added, by goods. */
function claimedPieces(before: Order, after: Order): string[] {
  const claim = after.clmList.find(({ clmNo }) => !before.clmList.some((each) => each.clmNo === clmNo));
  const goodsOf = new Map(after.itemList.map(({ ordItemNo, gdsGrpNo }) => [ordItemNo, gdsGrpNo]));
  return (claim?.itemList ?? []).map(({ ordItemNo, qty }) => `${qty} x ${goodsOf.get(ordItemNo)}`).toSorted();
}

/** Histories that take every move of the table between them. */
const histories: readonly Action[][] = [
  [{ do: 'cancel', lines: [0, 1], qty: 3, rsnCd: faulty }],
  [{ do: 'due', days: 1 }],
  [pay, claim('cancel')],
  [...toWork, claim('cancel'), then('reject'), claim('cancel'), then('withdraw'), claim('cancel'), then('finish')],
  [...toWork, claim('cancel'), send, claim('return'), then('withdraw'), claim('return'), then('finish')],
  [...toWork, claim('cancel'), then('collect'), send],
  [...toWork, claim('cancel'), then('check'), send],
  [...toDoor, claim('exchange'), then('reject'), claim('exchange'), then('withdraw'), confirm],
  [...toDoor, ...exchanged, claim('exchange'), then('collect'), then('check'), then('reject'), confirm],
  [...toDoor, ...exchanged, claim('return'), then('collect'), then('reject'), { do: 'due', days: 8 }],
  [...toDoor, confirm, claim('return'), then('check'), then('finish')],
  [...toDoor, claim('return'), then('collect'), then('finish')],
];

describe.each(oneDatabase)('on %s', (kind) => {
  let shop: Shop;
  let token: string;
  const taken = new Set<string>();
  beforeAll(async () => {
    shop = await openShop(kind, { ACCESS_TOKEN_SECONDS: String(daySeconds) });
    const other = { optNo: 'GD0001-2', gdsGrpNo: 'GD0001', optNm: '받침 추가', addPrc: 5000, stckqty: 0, prir: 2 };
    await shop.context.db.insert(goodsOptions).values(other);
    await shop.context.db.update(goodsOptions).set({ addPrc: 5000 });
  });
  afterAll(() => shop.close());

  const buyer = () => aBuyer(shop, async () => token);

  test(
    'for any actions of member, shop and clock, orders and claims move as in the table of the contract, and in no other way',
    () =>
      fc.assert(fc.asyncProperty(beginning, fc.array(anyAction, { minLength: 4, maxLength: 14 }), drive), {
        numRuns,
        endOnFailure: numRuns > 100,
      }),
    600_000,
  );

  test('every move of the table can take place, and so every state is reached', { timeout: 60_000 }, async () => {
    taken.clear();
    for (const history of histories) await drive(history);
    expect([...moveNames(moves), ...moveNames(claimMoves)].filter((move) => !taken.has(move))).toEqual([]);
  });

  async function drive(first: readonly Action[], actions: readonly Action[] = []): Promise<void> {
    await stockUp();
    token = (await shop.signIn()).accessToken;
    const placed = await buyer().buy([
      { ...kettle, qty: 3 },
      { ...pot, qty: 2 },
    ]);
    expect(placed.order.ordStat).toBe('OR00101');
    let seen: Seen = { order: placed.order, before: new Map() };
    for (const action of [...first, ...actions]) seen = await step(placed, seen, action);
  }

  /** Runs an action, and checks that exactly the expected things have moved. */
  async function step(placed: Placed, seen: Seen, action: Action): Promise<Seen> {
    const states = seen.order.itemList.map(({ itemStat, qty }) => `${qty} x ${itemStat}`);
    const claimStates = seen.order.clmList.map(({ clmStat }) => clmStat);
    const told = JSON.stringify([action, ...states, ...claimStates]);
    const isPlace = hasPlace(seen, action, shop.context.now());
    const isDone = await take(placed, seen.order, action);
    expect({ told, isDone }).toEqual({ told, isDone: isPlace });

    const order = await buyer().read(placed.ordNo);
    const moved = movesBetween(seen, order, action);
    const notInTable = moved.filter(({ place }) => place === null);
    expect({ told, notInTable }).toEqual({ told, notInTable: [] });
    const expected = isPlace ? movedBy(seen, order, action) : [];
    expect({ told, claimed: claimedPieces(seen.order, order) }).toEqual({
      told,
      claimed: isPlace ? namedPieces(seen.order, action) : [],
    });
    const numbers = moved.map(({ number }) => number).toSorted();
    expect({ told, moved: numbers }).toEqual({ told, moved: expected?.toSorted() ?? numbers });
    for (const { place } of moved) taken.add(`${action.do} ${place}`);

    const now = shop.context.now();
    const offers = order.itemList.map(({ psblList }) => psblList.toSorted());
    expect({ told, offers }).toEqual({ told, offers: order.itemList.map((item) => offersOf(item, now).toSorted()) });
    expect(orderStatesOf(order.itemList.map(({ itemStat }) => itemStat))).toContain(order.ordStat);
    expect({ told, ...(await booksOf(placed.ordNo, order)) }).toEqual({ told, ...goodBooks });
    const isClaim = ['cancel', 'return', 'exchange'].includes(action.do);
    const before = new Map(seen.before);
    for (const { number, from } of isClaim ? moved : []) before.set(number, from);
    return { order, before };
  }

  /** Whether the mall took it. */
  async function take({ ordNo, pgReq }: Placed, order: Order, action: Action): Promise<boolean> {
    switch (action.do) {
      case 'pay': {
        const { back } = await play(shop, pgReq?.payNo ?? '');
        if (back === null) return false;
        const { payStat } = await shop.ask<{ payStat: string }>('returnFromPaymentAsVisitor', {
          body: { ...back, mallId: home },
        });
        return payStat === 'PAID' && order.ordStat === 'OR00101';
      }
      case 'due': {
        shop.pass(action.days * daySeconds);
        await runJobs(shop);
        token = (await shop.signIn()).accessToken;
        return true;
      }
      case 'prepare':
      case 'send':
      case 'receive':
        return orderSteps[action.do](shop.context, ordNo);
      case 'confirm': {
        const ordItemNoList = linesOf(order, action).map(({ ordItemNo }) => ordItemNo);
        return isTaken('confirmOrder', { ordNo }, { ordItemNoList });
      }
      case 'withdraw': {
        const claimed = claimOf(order, action);
        return claimed !== undefined && isTaken('withdrawClaim', { clmNo: claimed.clmNo });
      }
      case 'cancel':
      case 'return':
      case 'exchange': {
        const itemList = linesOf(order, action).map(({ ordItemNo, gdsGrpNo, optNo, qty }) => ({
          ordItemNo,
          qty: Math.min(qty, action.qty),
          ...(action.do === 'exchange' && gdsGrpNo === kettle.gdsGrpNo && { optNo: otherThan(optNo) }),
        }));
        const body = { itemList, rsnCd: action.rsnCd };
        const dry = await buyer().call(claimCalls[action.do], { params: { ordNo }, body: { ...body, dryYn: 'Y' } });
        const { rfndPrc = 0 } = dry.data as { rfndPrc?: number };
        const isGranted = await isTaken(claimCalls[action.do], { ordNo }, { ...body, rfndPrc });
        expect(isGranted).toBe(dry.code === '0000');
        return isGranted;
      }
      default: {
        const claimed = claimOf(order, action);
        if (!claimed) return false;
        return claimSteps[action.do](shop.context, claimed.clmNo).then(
          () => true,
          () => false,
        );
      }
    }
  }

  /** What is not taken is refused by the state alone. */
  async function isTaken(operation: string, params: object, body?: object): Promise<boolean> {
    const { code, data } = await buyer().call(operation, { params, ...(body && { body }) });
    expect(code === '0000' || data).toEqual(code === '0000' || expect.objectContaining({ rsnCd: 'STATE' }));
    return code === '0000';
  }

  async function stockUp(): Promise<void> {
    const { db } = shop.context;
    for (const table of [orders, cartLines]) await db.delete(table);
    await db.update(products).set({ stckqty: pieces - 2, stckqty2: 2 });
    await db.update(goodsOptions).set({ stckqty: pieces });
    await db.update(productColors).set({ stckqty: pieces });
  }

  const goodBooks = { kettles: pieces, pots: pieces, ofOptions: 2 * pieces, bought: 5, notTold: 0, isTooMuch: false };

  /** Counts all pieces, and checks that the refunds equal the claims' and never exceed the payment. */
  async function booksOf(ordNo: string, { clmList, itemList }: Order): Promise<typeof goodBooks> {
    const { db } = shop.context;
    const rows = await db.select().from(orderItems).where(eq(orderItems.ordNo, ordNo));
    const ofLine = new Map(rows.map(({ ordItemNo, gdsGrpNo }) => [ordItemNo, gdsGrpNo]));
    const instead = await db
      .select()
      .from(claimItems)
      .where(inArray(claimItems.ordItemNo, [...ofLine.keys()]));
    const ofClaims = instead.map((row) => ({ ...row, gdsGrpNo: ofLine.get(row.ordItemNo) }));
    const out = [...rows, ...ofClaims].filter(({ stckTp }) => stckTp === 'HELD' || stckTp === 'SOLD');
    const free = new Map(
      (await db.select().from(products)).map(({ gdsGrpNo, stckqty, stckqty2 }) => [gdsGrpNo, stckqty + stckqty2]),
    );
    const all = (gdsGrpNo: string) =>
      (free.get(gdsGrpNo) ?? 0) + total(out.filter((row) => row.gdsGrpNo === gdsGrpNo).map(({ qty }) => qty));
    const options = await db.select().from(goodsOptions).where(eq(goodsOptions.gdsGrpNo, kettle.gdsGrpNo));
    const withOption = out.filter(({ optNo }) => optNo !== null);
    const [payment] = await db.select().from(payments).where(eq(payments.ordNo, ordNo));
    const { rfndPrc = 0, payPrc = 0 } = payment ?? {};
    const done = clmList.filter(({ clmStat }) => clmStat === 'CL00104');
    return {
      kettles: all(kettle.gdsGrpNo),
      pots: all(pot.gdsGrpNo),
      ofOptions: total(options.map(({ stckqty }) => stckqty)) + total(withOption.map(({ qty }) => qty)),
      bought: total(itemList.map(({ qty }) => qty)),
      notTold: rfndPrc - total(done.map((each) => each.rfndPrc)),
      isTooMuch: rfndPrc > payPrc,
    };
  }
});

const otherThan = (optNo: string | null) => (optNo === 'GD0001-1' ? 'GD0001-2' : 'GD0001-1');

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
