import { addDays, cycleCodes } from '../../../src/buying/subscription-calendar.ts';
import { comeBack, play } from '../../rest/harness/payments.ts';
import { toDay } from '../../../src/wire/days.ts';
import { aKey } from '../../rest/cases/buying-calls.ts';
import { faultsOf } from '../../rest/harness/subscription-books.ts';
import { happen, type LifeEvent, type LifeStory } from '../../rest/harness/subscription-model.ts';
import { anApplicationBody, beans, book, type Application, type Applied } from '../../rest/harness/subscriptions.ts';
import type { Random } from '../random.ts';
import { shoppers } from '../seed-simulation.ts';
import type { Story } from '../stories.ts';
import type { World } from '../world.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;
const events = ['skip', 'pause', 'resume', 'refuse', 'refuse', 'card', 'cancel'] as const;

/** A member subscribes, leaves dates out, has a card refused, answers a new price, and perhaps leaves. */
export const subscription: Story = {
  async play(world, random) {
    const loginId = random.oneOf(shoppers);
    const story = await begin(world, random, loginId);
    if (!story) return;
    world.count('subscriptions begun');
    world.lastly(async () => {
      story.endedAt = await endOf(world, story.applNo);
      const isSent = await wasSent(world, story.applNo);
      return (await faultsOf(world.shop, story, { isSent })).map((fault) => `${story.applNo}: ${fault}`);
    });
    for (let turns = random.below(6); turns > 0; turns -= 1) {
      await world.scheduler.sleep(random.below(random.oneOf([dayMs, 9 * dayMs])));
      const what = story.trialEndDt !== null && random.chance(0.5) ? answer(random) : random.oneOf(events);
      await live(world, random, story, what);
    }
  },
};

const answer = (random: Random): LifeEvent['do'] => (random.chance(0.7) ? 'agree' : 'disagree');

async function begin(world: World, random: Random, loginId: string): Promise<LifeStory | null> {
  const { shop, scheduler } = world;
  const hasTrial = random.chance(0.4);
  const cyclCd = hasTrial ? 'M1' : random.oneOf(['W1', 'W1', 'W2', ...cycleCodes] as const);
  const startsIn = random.oneOf([0, 0, 1, 5]);
  const life = { cyclCd, startsIn, qty: 1 + random.below(3), hasTrial, events: [] };
  const bgnDt = addDays(toDay(shop.context.now()), startsIn);
  const token = await shop.tokenOf({ id: loginId });
  const wish = { subsNo: hasTrial ? book : beans, cyclCd, bgnDt, qty: life.qty };
  const body = await anApplicationBody(shop, token, wish);
  const applied = await shop.send('applySubscription', { token, params: aKey(), body });
  // Midnight has passed since, or the same is subscribed to.
  if (applied.code !== '0000') return null;
  const { applNo, pgReq } = applied.data as Applied;
  world.told.add(applNo);
  await scheduler.sleep(random.below(5 * minuteMs));
  if (random.chance(0.1)) return null;
  const { back } = await play(shop, pgReq?.payNo ?? '', { act: 'approve' });
  // A press that is sent again after its response was lost has nothing to bring back: the provider's notice or a look-up says so.
  if (back) await comeBack(shop, { token }, back);
  const registered = await untilRegistered(world, { loginId, applNo, payNo: pgReq?.payNo ?? '' });
  if (!registered) return null;
  const { trialEndDt, nextPayPrc, chgReq } = registered;
  const price = nextPayPrc ?? chgReq?.newPrc ?? 0;
  const started = { life, applNo, loginId, price, firstPayDt: trialEndDt ?? bgnDt, trialEndDt };
  return { ...started, skipped: [], pauses: [], consents: [], wasRefused: false, isCancelled: false, endedAt: null };
}

/** Asks until the mall knows what became of the card. */
async function untilRegistered(
  { shop, scheduler }: World,
  { loginId, applNo, payNo }: { loginId: string; applNo: string; payNo: string },
): Promise<Application | null> {
  for (let tries = 0; tries < 20; tries += 1) {
    const token = await shop.tokenOf({ id: loginId });
    const found = await shop.ask<Application>('getApplication', { token, params: { applNo } });
    if (found.stat !== 'SB00101') return found.stat === 'SB00202' ? null : found;
    await scheduler.sleep(2 * minuteMs);
    await shop.send('returnFromPayment', { token, body: { pgCd: 'TEST', payNo, ordNo: applNo } });
  }
  return null;
}

async function live(world: World, random: Random, story: LifeStory, what: LifeEvent['do']): Promise<void> {
  const { shop, scheduler } = world;
  const token = () => shop.tokenOf({ id: story.loginId });
  await happen(shop, await token(), story, { at: 0, do: what, days: 1 + random.below(20) });
  world.count(`subscription ${what}`);
  if (what !== 'refuse' || random.chance(0.2)) return;
  await scheduler.sleep(random.below(9 * dayMs));
  await happen(shop, await token(), story, { at: 0, do: 'accept', days: 1 });
}

/** When it was cancelled or ended, to the moment. Null: it goes on. */
async function endOf({ pglite }: World, applNo: string): Promise<Date | null> {
  const { rows } = await pglite.query<{ at: Date | null }>(
    `select min(at) as at from simulated_moves
     where tbl = 'subscriptions' and number = $1 and move ~ ' (SB00106|SB00201|SB00202)$'`,
    [applNo],
  );
  return rows[0]?.at ?? null;
}

async function wasSent({ pglite }: World, applNo: string): Promise<boolean> {
  const { rows } = await pglite.query(
    'select chg_no from subscription_charges where appl_no = $1 and sent_dts is not null',
    [applNo],
  );
  return rows.length > 0;
}
