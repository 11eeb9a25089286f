import * as fc from 'fast-check';
import { inArray } from 'drizzle-orm';
import { addDays } from '../../../src/buying/subscription-calendar.ts';
import { subscriptions } from '../../../src/db/schema/subscriptions.ts';
import { announceRise } from '../../../src/features/subscriptions/rises.ts';
import { toDay } from '../../../src/wire/days.ts';
import { moneyQueues, nextDue, takeOver, workAndDie, workTogether } from './job-workers.ts';
import { aNewMember } from './people.ts';
import type { Shop } from './shop.ts';
import {
  anyLife,
  beginLife,
  daySeconds,
  daysOfCycles,
  happen,
  type LifeEvent,
  type LifeStory,
} from './subscription-model.ts';
import { beans } from './subscriptions.ts';

export interface ModelSize {
  count: number;
  cycles: number;
  seed: number;
  /** One in so many rounds has a worker that is killed. */
  killEvery: number;
}

const perMember = 10;
const riseDay = 90;
const riseNotice = 40;
/** Longer than the queue waits for a worker, and than its pause before a retry. */
const takeOverSeconds = 600;
const mostMs = 30;

interface Planned {
  story: LifeStory;
  event: LifeEvent;
}

/** Lets subscriptions live through their dates, and returns their stories. The clock jumps from one thing to the next. */
export async function runSubscriptions(
  shop: Shop,
  { count, cycles, seed, killEvery }: ModelSize,
): Promise<LifeStory[]> {
  const signIn = cachedSignIn(shop);
  const lives = fc.sample(anyLife(cycles), { numRuns: count, seed });
  const began = shop.context.now().getTime();
  const stories: LifeStory[] = [];
  let loginId = '';
  for (const [index, life] of lives.entries()) {
    if (index % perMember === 0) ({ loginId } = await aNewMember(shop));
    stories.push(await beginLife(shop, await signIn(loginId), loginId, life));
  }
  const planned: Planned[] = stories
    .flatMap((story) => story.life.events.map((event) => ({ story, event })))
    .toSorted((one, other) => one.event.at - other.event.at);
  const end = began + Math.max(...lives.map(({ cyclCd }) => daysOfCycles(cyclCd, cycles))) * daySeconds * 1000;
  let hasRisen = false;
  for (let round = 1; shop.context.now().getTime() < end; round += 1) {
    const nextEvent = planned[0] ? began + planned[0].event.at * 1000 : end;
    passTo(shop, Math.min((await nextDue(shop))?.getTime() ?? end, nextEvent, end));
    if (!hasRisen && shop.context.now().getTime() >= began + riseDay * daySeconds * 1000) {
      hasRisen = true;
      const fromDt = addDays(toDay(shop.context.now()), riseNotice);
      await announceRise(shop.context, { subsNo: beans, cyclCd: 'M1', prc: 19_900, fromDt });
      planned.push(...consentsTo(stories, shop.context.now().getTime() - began));
      planned.sort((one, other) => one.event.at - other.event.at);
    }
    const isDue = ({ event }: Planned) => began + event.at * 1000 <= shop.context.now().getTime();
    const due = planned.splice(0, planned.findLastIndex(isDue) + 1);
    const happening = live(shop, signIn, due);
    const isKilling = round % killEvery === 0;
    if (isKilling) await workAndDie(shop, { ms: (round * 7) % mostMs });
    await Promise.all([workTogether(shop), happening]);
    await workTogether(shop);
    if (isKilling) await goOnWithout(shop);
    await noteEnds(shop, stories);
  }
  await settle(shop);
  return stories;
}

/** Half of those who are asked agree to the rise, on several days before it. */
function consentsTo(stories: readonly LifeStory[], afterMs: number): Planned[] {
  const asked = stories.filter(({ life }) => !life.hasTrial && life.cyclCd === 'M1');
  return asked.map((story, index) => {
    const days = riseNotice - (index % 32);
    const at = Math.ceil(afterMs / 1000) + days * daySeconds;
    return { story, event: { at, days: 1, do: index % 2 === 0 ? 'agree' : 'disagree' } };
  });
}

/** Events of one subscription follow each other, those of several meet. */
async function live(shop: Shop, signIn: (loginId: string) => Promise<string>, due: readonly Planned[]): Promise<void> {
  const bySubscription = [...Map.groupBy(due, ({ story }) => story).values()];
  await Promise.all(
    bySubscription.map(async (events) => {
      for (const { story, event } of events) await happen(shop, await signIn(story.loginId), story, event);
    }),
  );
}

function passTo(shop: Shop, time: number): void {
  shop.pass(Math.max(1, Math.ceil((time - shop.context.now().getTime()) / 1000)));
}

async function noteEnds(shop: Shop, stories: readonly LifeStory[]): Promise<void> {
  const { db, now } = shop.context;
  const over = inArray(subscriptions.stat, ['SB00106', 'SB00201', 'SB00202']);
  const rows = await db.select({ applNo: subscriptions.applNo }).from(subscriptions).where(over);
  const ended = new Set(rows.map(({ applNo }) => applNo));
  for (const story of stories) if (ended.has(story.applNo)) story.endedAt ??= now();
}

/** The other workers take over what a killed one has left. */
async function goOnWithout(shop: Shop): Promise<void> {
  shop.pass(takeOverSeconds);
  await takeOver(shop);
  await workTogether(shop);
}

/** Lets everything end that still waits for another try. */
async function settle(shop: Shop): Promise<void> {
  for (let turn = 0; turn < moneyQueues.length; turn += 1) await goOnWithout(shop);
}

/** Access tokens last a day of the clock. */
function cachedSignIn(shop: Shop): (loginId: string) => Promise<string> {
  const sessions = new Map<string, { token: Promise<string>; until: number }>();
  return (id) => {
    const now = shop.context.now().getTime();
    const known = sessions.get(id);
    if (known && now < known.until) return known.token;
    const token = shop.signIn({ id }).then(({ accessToken }) => accessToken);
    sessions.set(id, { token, until: now + (daySeconds / 2) * 1000 });
    return token;
  };
}
