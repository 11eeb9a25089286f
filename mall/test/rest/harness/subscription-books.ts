import { sql } from 'drizzle-orm';
import {
  addDays,
  announceDays,
  chargeTime,
  dateAfter,
  isInTermOf,
  startOf,
} from '../../../src/buying/subscription-calendar.ts';
import { rowsOf } from '../../../src/db/rows.ts';
import { isLive } from '../../../src/buying/subscription-states.ts';
import { toDay } from '../../../src/wire/days.ts';
import type { Shop } from './shop.ts';
import type { LifeStory } from './subscription-model.ts';
import { rowOf } from './subscriptions.ts';

/** Money that the provider moved for a date of a subscription. */
interface Move {
  payDt: string;
  amt: number;
  at: Date;
}

const consentDays = 30;

/**
 * What is wrong with a subscription, by the books of the provider and by what its member was told. `isSent`: the shop sends what is
 * paid, so that a cancel does not give all of the running term back.
 */
export async function faultsOf(shop: Shop, story: LifeStory, { isSent = false } = {}): Promise<string[]> {
  const moves = await movesOf(shop, story.applNo);
  const taken = moves.filter(({ amt }) => amt > 0);
  const known = new Set(datesUntil(story, shop.context.now()));
  const paidOn = new Set(taken.map(({ payDt }) => payDt));
  const faults = taken.flatMap(({ payDt, amt, at }, index) => [
    ...(taken.findIndex((other) => other.payDt === payDt) === index ? [] : [`${payDt} is charged twice`]),
    ...(known.has(payDt) || isAnnouncedLate(story, payDt, { known, paidOn }) ? [] : [`${payDt} is no date of it`]),
    ...(at < chargeTime(payDt) && payDt !== story.firstPayDt ? [`${payDt} is charged before its time`] : []),
    ...(story.endedAt && at > story.endedAt ? [`${payDt} is charged after the end`] : []),
    ...(isAgreed(story) ? [] : [`${payDt} is charged without consent`]),
    ...(amt === priceOf(story, payDt) ? [] : [`${payDt} costs ${amt}, not ${priceOf(story, payDt)}`]),
  ]);
  const kept = isSent ? 0 : keptOfRunningTerm(story, moves);
  const notBack = kept === 0 ? [] : [`${kept} won are not given back`];
  return [...faults, ...notBack, ...(await missing(shop, story, paidOn))];
}

interface Dates {
  known: ReadonlySet<string>;
  paidOn: ReadonlySet<string>;
}

/**
 * Whether it stands for the date before it, which is not paid by itself: a card that was refused until too late for the announcement of
 * the next date moves that date, but never so far that the one after it could not be announced.
 */
function isAnnouncedLate(
  { life, firstPayDt, wasRefused }: LifeStory,
  payDt: string,
  { known, paidOn }: Dates,
): boolean {
  const planned = [...known].findLast((day) => day < payDt);
  if (!wasRefused || planned === undefined || planned === firstPayDt || paidOn.has(planned)) return false;
  return addDays(payDt, announceDays) <= dateAfter(life.cyclCd, firstPayDt, planned);
}

/** The shop of this model sends nothing, so that a cancel gives the running term back. Goods of terms before count as delivered. */
function keptOfRunningTerm({ life, firstPayDt, isCancelled, endedAt }: LifeStory, moves: readonly Move[]): number {
  if (!isCancelled || !endedAt) return 0;
  return moves
    .filter(({ payDt }) => isInTermOf(life.cyclCd, firstPayDt, payDt, toDay(endedAt)))
    .reduce((sum, { amt }) => sum + amt, 0);
}

/** Dates that were neither left out nor paid, though the card was always accepted. */
async function missing(shop: Shop, story: LifeStory, paid: ReadonlySet<string>): Promise<string[]> {
  const { stat } = await rowOf(shop, story.applNo);
  if (!isLive(stat) || story.wasRefused) return [];
  const pausedOn = new Set(story.pauses.map(({ from }) => from));
  return datesUntil(story, shop.context.now())
    .filter((day) => chargeTime(day) <= shop.context.now() && !paid.has(day) && !pausedOn.has(day))
    .map((day) => `${day} is not charged`);
}

/** The dates until an instant that the member has not left out. */
function datesUntil({ life, firstPayDt, skipped, pauses }: LifeStory, until: Date): string[] {
  const dates: string[] = [];
  for (let day = firstPayDt; startOf(day) <= until; day = dateAfter(life.cyclCd, firstPayDt, day)) dates.push(day);
  // A charge may be under way on the day on which a pause begins.
  const isPaused = (day: string) => pauses.some(({ from, to }) => from < day && day < to);
  return dates.filter((day) => !skipped.includes(day) && !isPaused(day));
}

/** Whether the price after the trial was agreed to in the 30 days before. */
function isAgreed({ trialEndDt, consents }: LifeStory): boolean {
  if (trialEndDt === null) return true;
  const [first, end] = [startOf(addDays(trialEndDt, -consentDays)), startOf(trialEndDt)];
  return consents.some(({ fromDt, at }) => fromDt === trialEndDt && first <= at && at < end);
}

/** Won of a date: the latest price that was agreed to, or that of the beginning. */
function priceOf({ price, consents }: LifeStory, payDt: string): number {
  return consents.findLast(({ fromDt }) => fromDt <= payDt)?.newPrc ?? price;
}

async function movesOf({ context: { db } }: Shop, applNo: string): Promise<Move[]> {
  const rows = await rowsOf<{ pay_dt: string; amt: string; dts: string }>(
    db,
    sql`select coalesce(c.pay_dt, s.first_pay_dt) as pay_dt, m.amt, m.dts
        from test_moves m
        join payments p on p.pay_no = m.pay_no
        left join subscription_charges c on c.chg_no = p.ord_no
        join subscriptions s on s.appl_no = coalesce(c.appl_no, p.ord_no)
        where s.appl_no = ${applNo} order by m.dts`,
  );
  return rows.map((row) => ({ payDt: row.pay_dt, amt: Number(row.amt), at: new Date(row.dts) }));
}
