import * as fc from 'fast-check';
import { addDays, cycleCodes, type CycleCode } from '../../../src/buying/subscription-calendar.ts';
import { toDay } from '../../../src/wire/days.ts';
import { aKey } from '../cases/buying-calls.ts';
import { comeBack, play } from './payments.ts';
import type { Shop } from './shop.ts';
import { beans, book, refuseCard, subscribe, type Application } from './subscriptions.ts';

export const daySeconds = 86_400;
export const trialDays = 14;

/** What a member or a bank does with a subscription. */
export interface LifeEvent {
  /** Seconds from the beginning of the model. */
  at: number;
  do: 'skip' | 'pause' | 'resume' | 'refuse' | 'accept' | 'card' | 'cancel' | 'agree' | 'disagree';
  /** Of a pause. */
  days: number;
}

export interface Life {
  cyclCd: CycleCode;
  /** Days until its first date, or its trial. */
  startsIn: number;
  qty: number;
  hasTrial: boolean;
  events: LifeEvent[];
}

const daysOf: Readonly<Record<CycleCode, number>> = { W1: 7, W2: 14, M1: 31, M2: 62, M3: 92 };

/** Days in which a subscription that starts late has had its dates. */
export function daysOfCycles(cyclCd: CycleCode, count: number): number {
  return 60 + trialDays + count * daysOf[cyclCd];
}

const often = ['skip', 'pause', 'refuse'] as const;
const seldom = ['resume', 'card', 'cancel'] as const;

/** Any life of a subscription with some number of dates. */
export function anyLife(cycles: number): fc.Arbitrary<Life> {
  const start = {
    cyclCd: fc.constantFrom(...cycleCodes),
    startsIn: fc.nat({ max: 60 }),
    qty: fc.integer({ min: 1, max: 3 }),
    hasTrial: fc.boolean(),
  };
  return fc.record(start).chain((life) => {
    // The book of the tests comes each month, with a trial.
    const cyclCd = life.hasTrial ? 'M1' : life.cyclCd;
    const event = fc.record({
      at: fc.nat({ max: daysOfCycles(cyclCd, cycles) * daySeconds }),
      do: fc.constantFrom(...often, ...often, ...often, ...seldom),
      days: fc.integer({ min: 1, max: 90 }),
    });
    const trialEnd = (life.startsIn + trialDays) * daySeconds;
    const answer = fc.record({
      at: fc.integer({ min: 60, max: trialEnd + daySeconds }),
      do: fc.constantFrom('agree' as const, 'agree' as const, 'disagree' as const),
      days: fc.constant(1),
    });
    return fc
      .tuple(fc.array(event, { maxLength: 6 }), fc.array(answer, { minLength: 1, maxLength: 3 }))
      .map(([events, answers]) => {
        const all = life.hasTrial ? [...events, ...answers] : events;
        return { ...life, cyclCd, events: all.flatMap(withRecovery) };
      });
  });
}

/** Most cards are accepted again some days later, in time or too late. */
function withRecovery(event: LifeEvent): LifeEvent[] {
  if (event.do !== 'refuse' || event.days % 4 === 0) return [event];
  return [event, { ...event, do: 'accept', at: event.at + (event.days % 12) * daySeconds }];
}

/** What the mall has accepted of a life. */
export interface LifeStory {
  life: Life;
  applNo: string;
  loginId: string;
  price: number;
  firstPayDt: string;
  trialEndDt: string | null;
  skipped: string[];
  pauses: { from: string; to: string }[];
  /** Consents by the day from which the price counts. */
  consents: { fromDt: string; newPrc: number; at: Date }[];
  wasRefused: boolean;
  isCancelled: boolean;
  /** When it was first seen cancelled or ended. */
  endedAt: Date | null;
}

export async function beginLife(shop: Shop, token: string, loginId: string, life: Life): Promise<LifeStory> {
  const bgnDt = addDays(toDay(shop.context.now()), life.startsIn);
  const subsNo = life.hasTrial ? book : beans;
  const { applNo, trialEndDt, nextPayPrc, chgReq } = await subscribe(shop, token, { ...life, subsNo, bgnDt });
  const price = nextPayPrc ?? chgReq?.newPrc ?? 0;
  const started = { life, applNo, loginId, price, firstPayDt: trialEndDt ?? bgnDt, trialEndDt };
  return { ...started, skipped: [], pauses: [], consents: [], wasRefused: false, isCancelled: false, endedAt: null };
}

/** Lets an event happen, and notes it if the mall accepts it. */
export async function happen(shop: Shop, token: string, story: LifeStory, event: LifeEvent): Promise<void> {
  const { applNo } = story;
  const now = shop.context.now();
  const today = toDay(now);
  const call = (operation: string, body: object) =>
    shop.send(operation, { token, params: { applNo, ...aKey() }, body });
  if (event.do === 'refuse' || event.do === 'accept') {
    story.wasRefused ||= event.do === 'refuse';
    await refuseCard(shop, applNo, event.do === 'refuse' ? 'Y' : 'N');
  } else if (event.do === 'skip') {
    const { nextPayDt } = await shop.ask<Application>('getApplication', { token, params: { applNo } });
    if (nextPayDt === null) return;
    if ((await call('skipApplication', { payDt: nextPayDt })).code === '0000') story.skipped.push(nextPayDt);
  } else if (event.do === 'pause') {
    const to = addDays(today, event.days);
    if ((await call('pauseApplication', { toDt: to })).code === '0000') story.pauses.push({ from: today, to });
  } else if (event.do === 'resume') {
    const pause = story.pauses.at(-1);
    if ((await call('resumeApplication', {})).code === '0000' && pause) pause.to = addDays(today, 1);
  } else if (event.do === 'card') {
    const { code, data } = await call('changeApplicationCard', {
      rtnUrl: 'http://localhost:4000/pg?mallUrl=familyshop',
    });
    if (code !== '0000') return;
    const { back } = await play(shop, (data as { pgReq: { payNo: string } }).pgReq.payNo, { act: 'approve' });
    // A press that is sent again after its response was lost has nothing to bring back.
    if (back) await comeBack(shop, { token }, back);
  } else if (event.do === 'cancel') {
    if ((await call('cancelApplication', {})).code !== '0000') return;
    story.isCancelled = true;
    story.endedAt ??= now;
  } else {
    const { chgReq } = await shop.ask<Application>('getApplication', { token, params: { applNo } });
    const agreeYn = event.do === 'agree' ? 'Y' : 'N';
    const { code } = await call('answerPriceChange', { agreeYn });
    if (code === '0000' && chgReq && agreeYn === 'Y') {
      story.consents.push({ fromDt: chgReq.fromDt, newPrc: chgReq.newPrc, at: now });
    }
  }
}
