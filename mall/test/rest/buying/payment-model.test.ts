import { eq, inArray } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFullTier } from '../../../../scripts/lib/test-tiers.ts';
import { couponIssues, coupons, pointEntries } from '../../../src/db/schema/benefits.ts';
import { cartLines } from '../../../src/db/schema/buying.ts';
import { orderItems } from '../../../src/db/schema/orders.ts';
import { paymentMoney, paymentRefunds, testMoves, testPayments } from '../../../src/db/schema/payment-books.ts';
import { payments } from '../../../src/db/schema/payments.ts';
import { heldPoints } from '../../../src/features/benefits/points.ts';
import { aKey, vacuum } from '../cases/buying-calls.ts';
import { giveCoupon, givePoints } from '../harness/benefits.ts';
import { memNoOf } from '../harness/builders.ts';
import { oneDatabase } from '../harness/databases.ts';
import { runJobs } from '../harness/jobs.ts';
import { aBuyer, piecesOf } from '../harness/orders.ts';
import {
  deposit,
  heldByProvider,
  orderStateOf,
  play,
  returnUrl,
  silence,
  stockUp,
  type Played,
} from '../harness/payments.ts';
import { openShop, type Shop } from '../harness/shop.ts';
import { home } from '../harness/world.ts';

/** The number of generated orders: a few each time, many by hand (`PAYMENT_MODEL_RUNS=500`). */
const numRuns = Number(process.env['PAYMENT_MODEL_RUNS'] ?? (isFullTier ? 12 : 8));

const memNo = memNoOf(home);
const usePnt = 1000;
const pieces = 100_000;
const qty = 2;

/** The next states of an attempt by the contract (section 8): its table, and "any: money that comes goes back". */
const nextOf: Readonly<Record<string, readonly string[]>> = {
  READY: ['PENDING', 'PAID', 'WAIT', 'FAIL', 'CANCEL', 'REFUND'],
  PENDING: ['PAID', 'WAIT', 'FAIL', 'CANCEL', 'REFUND'],
  WAIT: ['PAID', 'CANCEL', 'REFUND'],
  FAIL: ['REFUND'],
  CANCEL: ['REFUND'],
  PAID: ['PART_REFUND', 'REFUND'],
  PART_REFUND: ['PART_REFUND', 'REFUND'],
  REFUND: [],
};

/** What happens to an order: shopper, provider, clock and machine, in any order. `which` names one of its attempts. */
type Action =
  | { do: 'play'; which: number; form: Record<string, string> }
  | { do: 'return'; which: number; times: number }
  | { do: 'claim paid'; which: number }
  | { do: 'deposit'; which: number; off: number; notice: string; late: string }
  | { do: 'try again'; payMthdCd: string }
  | { do: 'provider down'; which: number; seconds: number }
  | { do: 'cancel'; qty: 1 | 2 }
  | { do: 'pass'; seconds: number }
  | { do: 'restart' };

const which = fc.nat({ max: 3 });
const methodCode = fc.constantFrom('PM00102', 'PM00103', 'PM00105');
const late = fc.constantFrom('0', '0', '5', '40');
const approval = fc.record({
  act: fc.constantFrom('approve', 'approve', 'approve', 'refuse', 'cancel', 'close'),
  back: fc.constantFrom('once', 'once', 'lost', 'twice'),
  notice: fc.constantFrom('none', 'none', 'first', 'after', 'twice'),
  sum: fc.constantFrom('exact', 'exact', 'exact', 'more', 'less'),
  late,
});
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('play' as const), which, form: approval }) },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('return' as const), which, times: fc.integer({ min: 1, max: 2 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('claim paid' as const), which }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('deposit' as const),
      which,
      off: fc.constantFrom(0, 0, -1000),
      notice: fc.constantFrom('after', 'twice', 'none'),
      late,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('try again' as const), payMthdCd: methodCode }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('provider down' as const), which, seconds: fc.constantFrom(30, 1200) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('cancel' as const),
      qty: fc.constantFrom<1 | 2>(1, 2),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      seconds: fc.constantFrom(1, 6, 41, 300, 901, 3700, 200_000),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restart' as const) }) },
);

describe.each(oneDatabase)('on %s', (kind) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(kind, { ACCESS_TOKEN_SECONDS: '86400' });
    await stockUp(shop, pieces);
  });
  afterAll(() => shop.close());

  test(
    'for any events, an order is paid once or all its money is refunded, and stock, coupon and points agree',
    () =>
      fc.assert(fc.asyncProperty(methodCode, fc.array(action, { minLength: 3, maxLength: 14 }), drive), {
        numRuns,
        endOnFailure: numRuns > 100,
      }),
    600_000,
  );

  async function drive(payMthdCd: string, actions: readonly Action[]): Promise<void> {
    const { db } = shop.context;
    for (const table of [couponIssues, coupons, pointEntries, cartLines]) await db.delete(table);
    const soldBefore = (await piecesOf(shop, vacuum.gdsGrpNo)).sold;
    const coupon = await giveCoupon(shop, { cpnNo: `C${Date.now()}${Math.random()}`, cpnTp: 'ORDER', dscntVal: 5000 });
    await givePoints(shop, usePnt);
    const { accessToken: token } = await shop.signIn();
    const choice = { cpnIsuNoList: [coupon], usePnt };
    const method = { payMthdCd, cardCd: null, instMnth: null, rtnUrl: returnUrl };
    const { ordNo, payPrc, pgReq } = await aBuyer(shop, async () => token).buy([{ ...vacuum, qty }], choice, method);
    const attempts = [{ payNo: pgReq?.payNo ?? '', back: null as Played['back'] }];
    const at = (index: number) => attempts[Math.min(index, attempts.length - 1)] ?? { payNo: '', back: null };
    let states = await statesOf(attempts);

    const take = async (taken: Action) => {
      switch (taken.do) {
        case 'play': {
          const { back } = await play(shop, at(taken.which).payNo, taken.form);
          at(taken.which).back = back ?? at(taken.which).back;
          break;
        }
        case 'return': {
          const { back } = at(taken.which);
          const sent = () => shop.send('returnFromPaymentAsVisitor', { body: { ...back, mallId: home } });
          if (back) await Promise.all(Array.from({ length: taken.times }, sent));
          break;
        }
        case 'claim paid': {
          const body = {
            pgCd: 'TEST',
            payNo: at(taken.which).payNo,
            ordNo,
            resultCd: 'APPROVED',
            authToken: 'made up',
          };
          await shop.send('returnFromPaymentAsVisitor', { body: { ...body, mallId: home } });
          break;
        }
        case 'deposit': {
          const { payNo } = at(taken.which);
          const account = await accountOf(payNo);
          // Expired accounts are not polled forever: a later deposit is known only by its notice.
          const notice = states.get(payNo) === 'WAIT' ? taken.notice : 'after';
          if (account) await deposit(shop, account, payPrc + taken.off, { notice, late: taken.late });
          break;
        }
        case 'try again': {
          const { accessToken } = await shop.signIn();
          const body = { payMthdCd: taken.payMthdCd, rtnUrl: returnUrl };
          const sent = { token: accessToken, params: { ordNo, ...aKey() }, body };
          const { code, data } = await shop.send('payOrder', sent);
          if (code === '0000') attempts.push({ payNo: (data as { pgReq: { payNo: string } }).pgReq.payNo, back: null });
          break;
        }
        case 'provider down': {
          await silence(shop, at(taken.which), new Date(shop.context.now().getTime() + taken.seconds * 1000));
          break;
        }
        case 'cancel': {
          await cancel(ordNo, taken.qty);
          break;
        }
        case 'pass': {
          shop.pass(taken.seconds);
          await runJobs(shop);
          break;
        }
        default: {
          await shop.restart();
        }
      }
    };

    for (const taken of actions) {
      await take(taken);
      const now = await statesOf(attempts);
      for (const [payNo, state] of now) {
        const before = states.get(payNo) ?? state;
        expect([before, ...(nextOf[before] ?? [])]).toContain(state);
      }
      states = now;
    }
    // The provider responds again, and every job has had time.
    for (const attempt of attempts) await silence(shop, attempt, null);
    for (let round = 0; round < 4; round += 1) {
      shop.pass(86_400);
      await runJobs(shop);
    }

    const rows = await db.select().from(payments).where(eq(payments.ordNo, ordNo));
    const paid = rows.filter(({ payDts }) => payDts !== null);
    const ordStat = await orderStateOf(shop, { ordNo });
    expect(['OR00102', 'OR00202', 'OR00901']).toContain(ordStat);
    expect(rows.filter(({ payStat }) => ['READY', 'PENDING', 'WAIT'].includes(payStat))).toEqual([]);
    const lines = await db.select().from(orderItems).where(eq(orderItems.ordNo, ordNo));
    const kept = lines.filter(({ itemStat }) => itemStat === 'OR00102').reduce((total, line) => total + line.qty, 0);
    expect(kept > 0).toBe(ordStat === 'OR00102');
    // A canceled order may have been paid before.
    const timesPaid = { OR00102: [1], OR00202: [0, 1], OR00901: [0] }[ordStat ?? ''];
    expect(timesPaid).toContain(paid.length);
    // Coupon and fee are split over two equal pieces; half is left.
    expect(await heldByProvider(shop, { ordNo })).toBe((payPrc * kept) / qty);
    await checkBooks(rows.map(({ payNo }) => payNo));

    const { free, held, sold } = await piecesOf(shop, vacuum.gdsGrpNo);
    expect({ all: free + held + sold, held, sold }).toEqual({ all: pieces, held: 0, sold: soldBefore + kept });
    expect(await heldPoints(db, memNo, shop.context.now())).toBe(usePnt - (usePnt * kept) / qty);
    const [issue] = await db.select().from(couponIssues).where(eq(couponIssues.cpnIsuNo, coupon));
    expect(issue?.ordNo ?? null).toBe(kept > 0 ? ordNo : null);
  }

  async function statesOf(attempts: readonly { payNo: string }[]): Promise<Map<string, string>> {
    const numbers = attempts.map(({ payNo }) => payNo);
    const rows = await shop.context.db.select().from(payments).where(inArray(payments.payNo, numbers));
    return new Map(rows.map(({ payNo, payStat }) => [payNo, payStat]));
  }

  async function accountOf(payNo: string): Promise<string | null> {
    const [row] = await shop.context.db.select().from(testPayments).where(eq(testPayments.payNo, payNo));
    return row?.acctNo ?? null;
  }

  /** As a shopper cancels: so many pieces for the refund that was shown, while the order takes it. */
  async function cancel(ordNo: string, pieces: 1 | 2): Promise<void> {
    const { accessToken: token } = await shop.signIn();
    const { itemList } = await aBuyer(shop, async () => token).read(ordNo);
    const open = itemList.find(({ itemStat }) => itemStat === 'OR00101' || itemStat === 'OR00102');
    if (!open) return;
    const rfndAcct = { bankCd: 'BK01', acctNo: '000-00-000000', acctNm: '한가온' };
    const ask = (more: object) =>
      shop.send('cancelOrder', {
        token,
        params: { ordNo, ...aKey() },
        body: {
          itemList: [{ ordItemNo: open.ordItemNo, qty: Math.min(pieces, open.qty) }],
          rsnCd: 'CL00201',
          rfndAcct,
          ...more,
        },
      });
    const { code, data } = await ask({ dryYn: 'Y' });
    if (code !== '0000') return;
    expect((await ask({ rfndPrc: (data as { rfndPrc: number }).rfndPrc })).code).toBe('0000');
  }

  /** Checks that the mall's and the provider's books agree, all refunds are done, and none exceeds its payment. */
  async function checkBooks(numbers: string[]): Promise<void> {
    const { db } = shop.context;
    const money = await db.select().from(paymentMoney).where(inArray(paymentMoney.payNo, numbers));
    const refunds = await db.select().from(paymentRefunds).where(inArray(paymentRefunds.payNo, numbers));
    const moves = await db.select().from(testMoves).where(inArray(testMoves.payNo, numbers));
    const inflow = moves.filter(({ amt }) => amt > 0);
    expect(new Set(money.map(({ tid }) => tid))).toEqual(new Set(inflow.map(({ tid }) => tid)));
    expect(refunds.filter(({ doneDts }) => doneDts === null)).toEqual([]);
    for (const { tid, amt, useTp } of money) {
      const back = refunds.filter((refund) => refund.tid === tid).reduce((total, refund) => total + refund.amt, 0);
      const moved = moves
        .filter((move) => move.tid === tid && move.amt < 0)
        .reduce((total, move) => total - move.amt, 0);
      expect(moved).toBe(back);
      expect(back).toBeLessThanOrEqual(amt);
      expect(useTp === 'BACK' ? back : amt).toBe(amt);
    }
  }
});
