import { randomUUID } from 'node:crypto';
import { kettle, pot, vacuum, anAccount } from '../../rest/cases/buying-calls.ts';
import { aBuyer, type Order, type Placed } from '../../rest/harness/orders.ts';
import { comeBack, play, returnUrl, type PaymentAnswer } from '../../rest/harness/payments.ts';
import type { Random } from '../random.ts';
import { couponNos, shoppers } from '../seed-simulation.ts';
import type { Story } from '../stories.ts';
import { depositLater } from './deposits.ts';
import { aParcel, press } from './desk.ts';
import type { World } from '../world.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;
const methods = ['PM00101', 'PM00101', 'PM00102', 'PM00103', 'PM00103', 'PM00105'] as const;
const changedMind = 'CL00201';
const faulty = 'CL00203';

type Buyer = ReturnType<typeof aBuyer>;

/** A member buys, pays in one of the ways in which that can go, and perhaps takes it back. */
export const purchase: Story = {
  async play(world, random) {
    const { shop, scheduler } = world;
    const id = random.oneOf(shoppers);
    const buyer = aBuyer(shop, () => shop.tokenOf({ id }));
    const placed = await place(random, buyer);
    if (!placed) return;
    world.count('orders placed');
    const { ordNo } = placed;
    world.told.add(ordNo);
    for (let payNo = placed.pgReq?.payNo, tries = 0; payNo && tries < 3; tries += 1) {
      // Another method is chosen while the window of this one stays open.
      const other = random.chance(0.2) ? await payAgain(buyer, random, ordNo) : undefined;
      await pay(world, random, { id, ordNo, payNo, payPrc: placed.payPrc });
      const { payStat, retryYn } = await statusOf(buyer, ordNo);
      world.count(`payment ${payStat}`);
      if (other === undefined && (retryYn !== 'Y' || random.chance(0.4))) break;
      payNo = other ?? (await payAgain(buyer, random, ordNo));
    }
    const isServed = random.chance(0.5);
    if (isServed) await serve(world, random, ordNo);
    for (let turns = random.below(isServed ? 7 : 3); turns > 0; turns -= 1) {
      await scheduler.sleep(random.below(random.oneOf([10 * minuteMs, dayMs, 5 * dayMs])));
      await change(world, random, buyer, ordNo);
      if (isServed) await decide(world, random, buyer, ordNo);
    }
  },
};

/** The shop takes this order on at once, mostly as far as the buyer's door. */
async function serve(world: World, random: Random, ordNo: string): Promise<void> {
  for (const [step, body] of [['prepare'], ['send', aParcel()], ['receive']] as const) {
    if (random.chance(0.1)) return;
    await world.scheduler.sleep(random.below(60 * minuteMs));
    await press(world, `orders/${ordNo}/${step}`, body);
  }
}

/** And decides about what is claimed of it. */
async function decide(world: World, random: Random, buyer: Buyer, ordNo: string): Promise<void> {
  const { clmList } = await buyer.read(ordNo);
  for (const { clmNo, clmStat } of clmList) {
    if (!['CL00101', 'CL00102', 'CL00103'].includes(clmStat) || random.chance(0.3)) continue;
    for (const step of random.oneOf([['grant'], ['collect', 'grant'], ['collect', 'check', 'grant']]))
      await press(world, `claims/${clmNo}/${step}`);
  }
}

async function place(random: Random, buyer: Buyer): Promise<Placed | null> {
  const items = random.chance(0.3) ? [kettle, pot] : [random.oneOf([kettle, pot, vacuum, vacuum])];
  const itemList = items.map((item) => ({ ...item, qty: 1 + random.below(3) }));
  const coupon = random.chance(0.3) ? await takeCoupon(buyer, random) : null;
  const usePnt = random.chance(0.3) ? 1000 : 0;
  const choice = { usePnt, cpnIsuNoList: coupon === null ? [] : [coupon] };
  const payMthdCd = random.oneOf(methods);
  const account = payMthdCd === 'PM00103' ? { rfndAcct: anAccount } : {};
  const method = { payMthdCd, cardCd: payMthdCd === 'PM00101' ? 'CD01' : null, instMnth: null, rtnUrl: returnUrl };
  const body = await buyer.bodyFor(itemList, choice).catch((error: unknown) => refused(error));
  if (!body) return null;
  const isFree = body.payPrc === 0;
  const { code, data } = await buyer.place({ ...body, ...(isFree ? {} : { ...method, ...account }) });
  return code === '0000' ? (data as Placed) : null;
}

/** Sold out, spent points or a coupon that another story used: a refusal is a known result. */
function refused(error: unknown): null {
  if (error instanceof Error && /was refused: 14\d\d/u.test(error.message)) return null;
  throw error;
}

async function takeCoupon(buyer: Buyer, random: Random): Promise<string | null> {
  const { code, data } = await buyer.call('downloadCoupon', { params: { cpnNo: random.oneOf(couponNos) } });
  return code === '0000' ? (data as { cpnIsuNo: string }).cpnIsuNo : null;
}

interface Attempt {
  id: string;
  ordNo: string;
  payNo: string;
  payPrc: number;
}

async function pay(world: World, random: Random, { id, ordNo, payNo, payPrc }: Attempt): Promise<void> {
  const { shop, scheduler } = world;
  await scheduler.sleep(random.below(random.oneOf([minuteMs, minuteMs, minuteMs, 40 * minuteMs])));
  const { back } = await play(shop, payNo, {
    act: random.chance(0.85) ? 'approve' : random.oneOf(['refuse', 'cancel', 'close']),
    back: random.oneOf(['once', 'once', 'once', 'lost', 'twice']),
    notice: random.oneOf(['none', 'first', 'after', 'twice']),
    sum: random.chance(0.08) ? random.oneOf(['more', 'less']) : 'exact',
    late: random.oneOf(['0', '0', '0', '5', '40']),
    bankCd: 'BK02',
  });
  const token = await shop.tokenOf({ id });
  if (back) {
    const returns = random.chance(0.2) ? 2 : 1;
    await Promise.all(Array.from({ length: returns }, () => comeBack(shop, { token }, back).catch(refused)));
  }
  const buyer = aBuyer(shop, () => shop.tokenOf({ id }));
  // A page whose window was closed has the mall ask the provider.
  if (random.chance(0.6)) await buyer.call('returnFromPayment', { body: { pgCd: 'TEST', payNo, ordNo } });
  const { vbank } = await statusOf(buyer, ordNo);
  if (!vbank) return;
  for (const amt of random.oneOf([[payPrc], [payPrc], [payPrc - 100], [payPrc + 100], [payPrc, payPrc], []])) {
    const askStatus = () => buyer.call('getPaymentStatus', { params: { ordNo } });
    await depositLater(world, random, { acctNo: vbank.acctNo, amt, askStatus });
  }
}

async function statusOf(buyer: Buyer, ordNo: string): Promise<PaymentAnswer> {
  return buyer.ask<PaymentAnswer>('getPaymentStatus', { params: { ordNo } });
}

async function payAgain(buyer: Buyer, random: Random, ordNo: string): Promise<string | undefined> {
  const body = { payMthdCd: random.oneOf(['PM00102', 'PM00105']), rtnUrl: returnUrl };
  const { code, data } = await buyer.call('payOrder', { params: { ordNo }, body });
  return code === '0000' ? ((data as Placed).pgReq?.payNo ?? undefined) : undefined;
}

/** A claim of some lines, its withdrawal, or a confirmation. */
async function change(world: World, random: Random, buyer: Buyer, ordNo: string): Promise<void> {
  const order = await buyer.read(ordNo);
  const claim = order.clmList.find(({ clmStat }) => clmStat === 'CL00101');
  if (claim && random.chance(0.5)) {
    await buyer.call('withdrawClaim', { params: { clmNo: claim.clmNo } });
    return;
  }
  const offers = [...new Set(order.itemList.flatMap(({ psblList }) => psblList))];
  const calls = { CANCEL: 'cancelOrder', RETURN: 'returnOrder', EXCHANGE: 'exchangeOrder' } as const;
  const offer = offers.length === 0 ? null : random.oneOf(offers);
  if (offer === null) return;
  const open = order.itemList.filter(({ psblList }) => psblList.includes(offer));
  if (offer === 'CONFIRM') {
    await buyer.call('confirmOrder', {
      params: { ordNo },
      body: { ordItemNoList: open.map(({ ordItemNo }) => ordItemNo) },
    });
  } else if (offer in calls) {
    await makeClaim(world, random, buyer, { ordNo, call: calls[offer as keyof typeof calls], open });
  }
}

async function makeClaim(
  world: World,
  random: Random,
  buyer: Buyer,
  {
    ordNo,
    call,
    open,
  }: { ordNo: string; call: 'cancelOrder' | 'returnOrder' | 'exchangeOrder'; open: Order['itemList'] },
): Promise<void> {
  const some = open.length > 1 && random.chance(0.5) ? open.slice(0, 1) : open;
  const isPart = random.chance(0.4);
  const itemList = some.map(({ ordItemNo, qty }) => ({ ordItemNo, qty: isPart ? Math.max(1, qty - 1) : qty }));
  const claim = { itemList, rsnCd: random.oneOf([changedMind, faulty]), rsnCntn: null };
  const rest = call === 'exchangeOrder' ? {} : { rfndAcct: anAccount };
  const preview = await buyer.call(call, { params: { ordNo }, body: { ...claim, ...rest, dryYn: 'Y', rfndPrc: 0 } });
  if (preview.code !== '0000') return;
  const { rfndPrc } = preview.data as { rfndPrc: number };
  // Pressed twice at once, now and then: by two keys, so that one of them comes too late.
  const presses = random.chance(0.15) ? 2 : 1;
  const answers = await Promise.all(
    Array.from({ length: presses }, () =>
      buyer.call(call, {
        params: { ordNo, 'X-Idempotency-Key': randomUUID() },
        body: { ...claim, ...rest, rfndPrc },
      }),
    ),
  );
  for (const { code } of answers) if (code === '0000') world.count('claims made');
}
