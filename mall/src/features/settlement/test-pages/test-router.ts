import { randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import express, { Router, type Response } from 'express';
import type { MallContext, TransactionContext } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { testMoves, testPayments } from '../../../db/schema/payment-books.ts';
import { sendPage, type Html } from '../../../http/html.ts';
import { pageStyle } from '../../../http/page-style.ts';
import { notFound } from '../../../http/refusal.ts';
import { isAtThisMachine } from '../../../http/this-machine.ts';
import { toDts } from '../../../wire/dts.ts';
import {
  findTestAccount,
  findTestPayment,
  newTestMoney,
  type TestPayment,
} from '../../payments/test-provider/books.ts';
import { payMethods } from '../../payments/methods.ts';
import { readScenario, type Scenario } from './scenarios.ts';
import { capture, testProviderCode, testProviderPath } from '../../payments/test-provider/test-provider.ts';
import { notifyShop } from './notify-shop.ts';
import { queueNotices } from '../../payments/test-provider/test-notices.ts';
import { accountPage, backPage, choicePage, endedPage, lostPage, testStyle } from './test-pages.ts';
import { inTransaction } from '../../../db/transaction-guard.ts';

const mostWon = 1_000_000_000;

/**
 * The test provider's pages, where the user decides what is paid. For this machine only, unless a demonstration opens them. They
 * work without scripts.
 */
export function testProviderPages(context: MallContext): Router {
  const { db, settings } = context;
  const router = Router();
  router.use((request, _response, next) => {
    const isOpen = settings.playsPaymentProvider && (settings.isTestProviderPublic || isAtThisMachine(request));
    if (!isOpen) throw notFound('요청하신 주소를');
    next();
  });
  router.use(express.urlencoded({ extended: false, limit: '10kb' }));
  router.get('/vbank/:acctNo', async ({ params }, response) => {
    const payment = await findTestAccount(db, params.acctNo);
    await showAccount(db, response, payment);
  });
  router.post('/vbank/:acctNo', async ({ params, body }, response) => {
    const payment = await findTestAccount(db, params.acctNo);
    await deposit(context, response, payment, (body ?? {}) as Record<string, unknown>);
  });
  router.get('/:payNo', async ({ params }, response) => {
    const payment = await findTestPayment(db, params.payNo);
    if (payment?.stat === 'OPEN') show(response, choicePage(payment), payment);
    else show(response, endedPage(payment), payment, 404);
  });
  // A browser cannot repeat the response to a posted form when the shopper goes back: each form redirects to a page.
  router.post('/:payNo', ({ params }, response) => {
    response.redirect(303, `${testProviderPath}/${params.payNo}`);
  });
  router.get('/:payNo/played', async ({ params, query }, response) => {
    const payment = await findTestPayment(db, params.payNo);
    showPlayed(response, payment, readScenario(query));
  });
  router.post('/:payNo/play', async ({ params, body }, response) => {
    await play(context, response, params.payNo, readScenario((body ?? {}) as Record<string, unknown>));
  });
  return router;
}

async function play(context: MallContext, response: Response, payNo: string, scenario: Scenario): Promise<void> {
  const payment = await inTransaction(context, (context) => decide(context, payNo, scenario));
  if (!payment) {
    show(response, endedPage(null), null, 404);
    return;
  }
  if (scenario.act === 'approve' && scenario.notice === 'first') await notifyBeforeReturn(context, payment);
  response.redirect(303, `${testProviderPath}/${payNo}/played?back=${scenario.back}`);
}

/** Shows the outcome, and the way back to the shop. */
function showPlayed(response: Response, payment: TestPayment | null, { back }: Pick<Scenario, 'back'>): void {
  if (!payment) {
    show(response, endedPage(null), null, 404);
    return;
  }
  if (payment.stat === 'OPEN') {
    show(
      response,
      lostPage(payment, '창을 닫았어요', '결제사는 아무것도 알리지 않아요. 주문 내역에서 다시 결제할 수 있어요.'),
      payment,
    );
    return;
  }
  if (back === 'lost') {
    show(response, lostPage(payment, '돌아가는 길이 끊겼어요', '쇼핑몰은 결제사에 물어서 결과를 알게 돼요.'), payment);
    return;
  }
  const { payNo, ordNo, authToken, stat } = payment;
  const { resultCd, title } = results[stat];
  const fields = { pgCd: testProviderCode, payNo, ordNo, resultCd, ...(authToken && { authToken }) };
  show(response, backPage(payment, fields, title, back === 'twice' ? 2 : 1), payment);
}

const approved = { resultCd: 'APPROVED', title: '승인했어요' };
const results: Record<Exclude<TestPayment['stat'], 'OPEN'>, { resultCd: string; title: string }> = {
  APPROVED: approved,
  PAID: approved,
  ACCOUNT: approved,
  REFUSED: { resultCd: 'REFUSED', title: '거절했어요' },
  CLOSED: { resultCd: 'CANCELED', title: '취소했어요' },
};

/** Stores the user's decision. Null if the attempt is not open (any more). */
async function decide(
  context: TransactionContext,
  payNo: string,
  { act, notice, sum, late, bankCd, later }: Scenario,
): Promise<TestPayment | null> {
  const mine = eq(testPayments.payNo, payNo);
  const [payment] = await context.db.select().from(testPayments).where(mine).for('update');
  if (payment?.stat !== 'OPEN') return null;
  if (act === 'close') return payment;
  const silentUntil = late === 0 ? null : new Date(context.now().getTime() + late * 1000);
  const stat = ({ approve: 'APPROVED', refuse: 'REFUSED', cancel: 'CLOSED' } as const)[act];
  const off = { exact: 0, more: 100, less: -100 }[sum];
  const [decided] = await context.db
    .update(testPayments)
    .set({
      stat,
      silentUntil,
      bankCd,
      refusesYn: later === 'refuse' ? 'Y' : 'N',
      takenAmt: Math.max(payment.amt + off, payment.amt === 0 ? 0 : 1),
      noticeCnt: { none: 0, first: 1, after: 1, twice: 2 }[notice],
      authToken: act === 'approve' ? randomUUID() : null,
    })
    .where(mine)
    .returning();
  if (!decided) return null;
  // A notice before the return means that money is taken without the shop's confirmation. An account holds none yet, and a card is
  // charged by the key that the shop asks for.
  const waits = payment.payMthdCd === payMethods.virtualAccount || payment.payMthdCd === payMethods.billingKey;
  const isTaken = act === 'approve' && notice === 'first' && !waits;
  return isTaken ? (await capture(context, decided)).payment : decided;
}

/** Sends the notice of money before the shopper returns, unless the provider plays that it is down. */
async function notifyBeforeReturn(context: MallContext, { payNo, silentUntil }: TestPayment): Promise<void> {
  if (silentUntil) return;
  const [money] = await context.db.select().from(testMoves).where(eq(testMoves.payNo, payNo));
  if (money)
    await notifyShop(context, { payNo, tid: money.tid, eventTp: 'PAID', amt: money.amt, dts: toDts(money.dts) });
}

async function deposit(
  context: MallContext,
  response: Response,
  payment: TestPayment | null,
  form: Record<string, unknown>,
): Promise<void> {
  const text = String(form['amt'] ?? '').replaceAll(/[,\s원]/gu, '');
  const amt = /^\d{1,10}$/u.test(text) ? Number(text) : 0;
  if (payment && (amt < 1 || amt > mostWon)) {
    await showAccount(context.db, response, payment, '금액을 1원부터 10억 원까지 숫자로 적어 주세요.');
    return;
  }
  if (payment) {
    const { notice, late } = readScenario({ notice: 'after', ...form });
    await inTransaction(context, async (context) => {
      const [notified] = await context.db
        .update(testPayments)
        .set({
          noticeCnt: { none: 0, first: 1, after: 1, twice: 2 }[notice],
          silentUntil: late === 0 ? null : new Date(context.now().getTime() + late * 1000),
        })
        .where(eq(testPayments.payNo, payment.payNo))
        .returning();
      const at = context.now();
      const money = newTestMoney(payment, amt, at);
      await context.db.insert(testMoves).values(money);
      if (notified) await queueNotices(context, notified, { eventTp: 'DEPOSIT', tid: money.tid, amt, at });
    });
  }
  await showAccount(context.db, response, payment);
}

async function showAccount(
  db: Database,
  response: Response,
  payment: TestPayment | null,
  fault: string | null = null,
): Promise<void> {
  if (!payment) {
    show(response, endedPage(null), null, 404);
    return;
  }
  const deposits = await db
    .select({ amt: testMoves.amt })
    .from(testMoves)
    .where(and(eq(testMoves.payNo, payment.payNo), gt(testMoves.amt, 0)));
  show(
    response,
    accountPage(
      payment,
      deposits.map(({ amt }) => amt),
      fault,
    ),
    payment,
    fault === null ? 200 : 400,
  );
}

function show(response: Response, body: Html, payment: TestPayment | null, status = 200): void {
  const formTargets = payment ? [new URL(payment.rtnUrl).origin] : [];
  sendPage(response, { title: '테스트 결제', style: pageStyle + testStyle, body, formTargets }, status);
}
