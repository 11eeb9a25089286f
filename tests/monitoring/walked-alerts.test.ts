// Full tier: a Prometheus beside a whole shop whose parts fail one after the other.
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededDatabaseUrl } from '../../mall/test/rest/harness/seeded.ts';
import { dashboardQueries } from '../harness/monitoring.ts';
import { newOrder } from '../harness/new-order.ts';
import { freePorts } from '../harness/ports.ts';
import { openPrometheus, type Prometheus } from '../harness/prometheus.ts';
import { openSilentProxy, type SilentProxy } from '../harness/silent-proxy.ts';
import { openTopology, type Topology } from '../harness/topology.ts';

const gaon = { id: 'gaon', password: 'Family!2026' };
/** A search for overdue work and a count of jobs take their time. */
const patienceMs = 90_000;

let shop: Topology;
let line: SilentProxy;
let prometheus: Prometheus;
let database: Client;
beforeAll(async () => {
  const direct = new URL(await seededDatabaseUrl());
  line = await openSilentProxy(Number(direct.port));
  database = new Client({ connectionString: direct.href });
  await database.connect();
  const [nobody = 0] = await freePorts(1);
  const databaseUrl = new URL(direct);
  databaseUrl.port = String(line.port);
  shop = await openTopology({
    databaseUrl: databaseUrl.href,
    mallSettings: { SMTP_URL: `smtp://127.0.0.1:${nobody}`, MAIL_FROM: 'shop@shop.example' },
    // The second one takes few requests at once.
    gatewaySettings: (index) => ({ WARM_UP_MS: '0', ...(index === 1 && { MAX_REQUESTS_IN_FLIGHT: '2' }) }),
  });
  prometheus = await openPrometheus({
    gateway: shop.gateways.map(({ metricsUrl }) => metricsUrl),
    mall: [shop.mallUrl],
  });
});
afterAll(async () => {
  await prometheus?.stop();
  await shop?.stop();
  await database?.end();
  await line?.close();
});

const firing = async () => [...new Set((await prometheus.firing()).map(({ name }) => name))].toSorted();

/** Asks until there is nothing left, or too much time has gone. */
async function left(read: () => Promise<string[]>): Promise<string[]> {
  for (const end = performance.now() + patienceMs; ;) {
    const names = await read();
    if (names.length === 0 || performance.now() > end) return names;
    await sleep(500);
  }
}

/** Of these alerts those that do not fire within the time. */
const silent = (...names: string[]) =>
  left(async () => {
    const all = await firing();
    return names.filter((name) => !all.includes(name));
  });
/** Of these alerts those that do not end within the time. */
const lasting = (...names: string[]) => left(async () => (await firing()).filter((name) => names.includes(name)));

/** A question of a visitor that is never cached. */
const ask = (gateway = 0, query = '{ mall(device: DESKTOP) { faq { questions { number } } } }', headers = {}) =>
  fetch(`${shop.gateways[gateway]?.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  }).then(
    (answer) => answer.text(),
    () => '',
  );
/** A code by mail, for somebody who signs up. */
const sendCode = (target: string) =>
  ask(
    0,
    `mutation { sendCertificationCode(input: { mallUrl: "familyshop", channel: EMAIL, name: "윤슬기", target: "${target}", purpose: SIGN_UP }) { __typename } }`,
  );
/** A call of the mall that no breaker of a gateway keeps away. */
const callMall = () => fetch(`${shop.mallUrl}/api/v1/mall/pre/layout/term/ME0360101?mallId=M0001`);
const page = (path: string) => fetch(`${shop.gateways[0]?.url}${path}`).then((answer) => answer.text());

/** Asks again and again while something is awaited. */
async function beside<Result>(work: () => Promise<unknown>, until: Promise<Result>): Promise<Result> {
  const state = { isOver: false };
  const over = until.finally(() => (state.isOver = true));
  const asking = (async () => {
    while (!state.isOver) {
      void work().catch(() => undefined);
      await sleep(150);
    }
  })();
  const [result] = await Promise.all([over, asking]);
  return result;
}

test('a shop that is well raises nothing, and each query of the dashboard has an answer', async () => {
  await ask();
  await page('/familyshop/home');
  await sleep(8_000);
  expect(await firing()).toEqual([]);
  // What is left out while it is 0 has no series.
  const queries = dashboardQueries().filter(({ expr }) => !expr.endsWith('> 0'));
  const unanswered = async () => {
    const titles: string[] = [];
    for (const { title, expr } of queries)
      if ((await prometheus.query(expr.replaceAll('$__rate_interval', '20s'))).length === 0) titles.push(title);
    return titles;
  };
  expect(await beside(() => ask(), left(unanswered))).toEqual([]);
});

test('a refund that is held', async () => {
  await database.query(
    `insert into payment_refunds (rfnd_no, pay_no, tid, amt, reg_dts, held_dts, fail_cd) values ('RF1', 'PY1', 'T1', 100, now(), now(), 'X')`,
  );
  expect(await silent('RefundHeld')).toEqual([]);
  await database.query(`update payment_refunds set done_dts = now()`);
  expect(await lasting('RefundHeld')).toEqual([]);
});

test('a payment that the provider has taken and the mall does not know', async () => {
  await database.query(
    `insert into test_payments (pay_no, ord_no, pay_mthd_cd, amt, rtn_url, stat, taken_amt) values ('PYX', 'ORX', 'PM00101', 100, '/', 'PAID', 100)`,
  );
  await database.query(
    `insert into test_moves (move_no, pay_no, tid, amt, dts) values ('TMX', 'PYX', 'TMX', 100, now() - interval '1 day')`,
  );
  await database.query(
    `insert into pgboss.job (name, policy) values ('reconcile', 'exclusive') on conflict do nothing`,
  );
  expect(await silent('PaymentsDiffer')).toEqual([]);
  await database.query(`update payment_differences set end_dts = now(), end_tp = 'OPERATOR'`);
  expect(await lasting('PaymentsDiffer')).toEqual([]);
});

test('a mail server that refuses connections', async () => {
  const targets = Array.from({ length: 6 }, (_, index) => `seulgi${index}@shop.example`);
  for (const target of targets) expect(await sendCode(target)).toContain('CertificationCodeSent');
  expect(await silent('JobsFail')).toEqual([]);
  await database.query(`update pgboss.job set created_on = now() - interval '20 minutes' where name = 'mail'`);
  expect(await silent('MailsWait')).toEqual([]);
  await database.query(`update pgboss.job set state = 'completed' where name = 'mail'`);
  expect(await lasting('MailsWait')).toEqual([]);
});

test('work whose job was lost, charges of subscriptions among it', async () => {
  const number = await newOrder(shop, gaon);
  await database.query(`delete from pgboss.job where name = 'payment-due'`);
  await database.query(`update orders set pay_due_dts = now() - interval '1 hour' where ord_no = $1`, [number]);
  await database.query(
    `insert into subscriptions (appl_no, mall_id, mem_no, stat, reg_dts, subs_no, subs_nm, cycl_cd, bgn_dt, first_pay_dt, qty, prc, mnth_prc, cntrct_mnth, agree_cd_list, rtn_url, next_pay_dt, sealed_card)
     values ('SA1', 'M0001', 'MB1', 'SB00103', now(), 'SS1', '꽃', 'SB00201', '20260101', '20260101', 1, 1000, 1000, 0, '[]', '/', '20260201', 'x')`,
  );
  await database.query(
    `insert into pgboss.job (name, policy) values ('find-overdue', 'exclusive') on conflict do nothing`,
  );
  expect(await silent('WorkOverdue', 'ChargesLate')).toEqual([]);
  const late = (await prometheus.firing()).filter(({ name }) => name === 'ChargesLate');
  expect(late[0]?.labels).toMatchObject({ queue: 'subscription-step', severity: 'page' });
  await database.query(`delete from subscriptions where appl_no = 'SA1'`);
});

test('a job that failed for good', async () => {
  await database.query(
    `insert into pgboss.job (name, state, completed_on) values ('payment-test-notice', 'failed', now())`,
  );
  expect(await silent('JobGivenUp')).toEqual([]);
});

test('more requests at once than a gateway may have', async () => {
  expect(await beside(() => Promise.all(Array.from({ length: 20 }, () => ask(1))), silent('RequestsShed'))).toEqual([]);
});

test('a table that the mall may not read', async () => {
  await database.query('alter table terms rename to terms_away');
  expect(await beside(callMall, silent('MallFaults'))).toEqual([]);
  await database.query('alter table terms_away rename to terms');
  expect(await lasting('MallFaults')).toEqual([]);
});

test('a line to the database that delays every answer, then goes silent', { timeout: 400_000 }, async () => {
  line.delay(200);
  expect(await silent('DatabaseSlow')).toEqual([]);
  line.delay(0);
  expect(await lasting('DatabaseSlow')).toEqual([]);
  line.silence({ laterToo: true });
  expect(
    await beside(() => Promise.all([ask(), callMall()]), silent('DatabaseAway', 'MallSlow', 'GatewaySlow')),
  ).toEqual([]);
  line.resume();
  expect(await beside(() => ask(), lasting('DatabaseAway', 'MallSlow', 'GatewaySlow', 'BreakerOpen'))).toEqual([]);
});

test('a gateway that the system stops for moments, then one that is killed', { timeout: 300_000 }, async () => {
  const gateway = shop.gateways[1]?.process;
  const pauses = async () => {
    gateway?.signal('SIGSTOP');
    await sleep(100);
    gateway?.signal('SIGCONT');
  };
  const state = { isOver: false };
  const pausing = (async () => {
    while (!state.isOver) {
      await pauses();
      await sleep(50);
    }
  })();
  const quiet = await silent('GatewayBusy');
  state.isOver = true;
  await pausing;
  expect(quiet).toEqual([]);
  gateway?.signal('SIGKILL');
  expect(await silent('GatewayDown')).toEqual([]);
});

test('a store that is killed', async () => {
  await shop.redis.stop('SIGKILL');
  expect(await silent('StoreAway')).toEqual([]);
});

test('a mall that is killed while shoppers go on', { timeout: 300_000 }, async () => {
  shop.mall.signal('SIGKILL');
  const expired = ['{"alg":"none"}', JSON.stringify({ exp: Math.floor(Date.now() / 1000) - 10, memNo: 'MB1' }), 'x']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');
  const member = { authorization: `Bearer ${expired}`, 'x-refresh-token': 'a-token-of-nobody' };
  const everything = () =>
    Promise.all([ask(), ask(0, '{ viewer { name } }', member), page('/othershop/home'), page('/familyshop/home')]);
  expect(
    await beside(everything, silent('MallDown', 'BreakerOpen', 'MallErrors', 'PagesWithoutContent', 'RenewalsFail')),
  ).toEqual([]);
});
