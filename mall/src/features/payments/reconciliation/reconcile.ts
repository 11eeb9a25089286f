import { and, desc, eq, isNull, lte } from 'drizzle-orm';
import { dayMs } from '../../../buying/durations.ts';
import type { MallContext } from '../../../context.ts';
import { reconciledDays } from '../../../db/schema/reconciliation.ts';
import type { JobHandlers } from '../../../jobs/job-kinds.ts';
import { endOfDay, startOfDay, toDay } from '../../../wire/days.ts';
import { findAttempt } from '../attempts.ts';
import type { PaymentProvider } from '../provider.ts';
import { knownProviders } from '../providers.ts';
import { compareBooks, type Difference, type Move } from './compare-books.ts';
import { endAgreed, noteDifferences, openDifferences, toFound, type DifferenceRow, type Found } from './differences.ts';
import { mallMoves, movesOf } from './mall-books.ts';
import { comparePaidOut } from './paid-out.ts';

export function reconciliationJobs(context: MallContext): Pick<JobHandlers, 'reconcile'> {
  return { reconcile: () => reconcile(context) };
}

/** Days that a mall which was away compares at once. */
const mostDays = 31;
/** By then a provider has counted every payment. */
const payOutDays = 8;

/**
 * Compares the books of each payment provider with the mall's: all days since the last comparison until yesterday, then what was paid
 * out for earlier ones. What has come to agree is ended. Throws `ProviderUnreachable` where a provider does not answer.
 */
export async function reconcile(context: MallContext): Promise<void> {
  for (const provider of knownProviders(context)) {
    await endWhatAgrees(context, provider);
    for (const day of await daysToCompare(context, provider)) {
      await compareDay(context, provider, day);
      const row = { pgCd: provider.pgCd, day, dts: context.now() };
      await context.db.insert(reconciledDays).values(row).onConflictDoNothing();
    }
    await comparePayOuts(context, provider);
  }
}

/** The first time yesterday alone. */
async function daysToCompare({ db, now }: MallContext, { pgCd }: PaymentProvider): Promise<string[]> {
  const [last] = await db
    .select()
    .from(reconciledDays)
    .where(eq(reconciledDays.pgCd, pgCd))
    .orderBy(desc(reconciledDays.day))
    .limit(1);
  const days = Array.from({ length: last ? mostDays : 1 }, (_, index) => daysAgo(now(), index + 1)).toReversed();
  return days.filter((day) => day > (last?.day ?? ''));
}

async function compareDay(context: MallContext, provider: PaymentProvider, day: string): Promise<void> {
  const from = startOfDay(day) ?? context.now();
  const until = endOfDay(from);
  const isOfDay = ({ at }: Move) => at >= from && at < until;
  // Either side may have a move across midnight.
  const theirs = await provider.moves(new Date(from.getTime() - dayMs), endOfDay(until));
  const payNos = theirs.filter(isOfDay).map(({ payNo }) => payNo);
  const ours = await mallMoves(context.db, provider.pgCd, { from, until, payNos });
  const wanted = new Set([...payNos, ...ours.map(({ payNo }) => payNo)]);
  const differences = compareBooks(
    ours,
    theirs.filter(({ payNo }) => wanted.has(payNo)),
  ).filter(({ ours: our, theirs: their }) => [our, their].some((move) => move && isOfDay(move)));
  const found = await confirmed(context, provider, differences);
  await noteDifferences(context, { pgCd: provider.pgCd, day }, found);
}

/** What still differs by the provider's whole report on the attempt: a list of some days does not have all of its moves. */
async function confirmed(
  context: MallContext,
  provider: PaymentProvider,
  differences: readonly Difference[],
): Promise<Found[]> {
  const found: Found[] = [];
  const byPayment = Map.groupBy(differences.flatMap(toFound), ({ payNo }) => payNo);
  for (const [payNo, listed] of byPayment) found.push(...((await differencesOf(context, provider, payNo)) ?? listed));
  return found;
}

/** Of one attempt. Null: it is none of the mall's. */
async function differencesOf(context: MallContext, provider: PaymentProvider, payNo: string): Promise<Found[] | null> {
  const attempt = await findAttempt(context.db, payNo);
  if (attempt?.pgCd !== provider.pgCd) return null;
  const theirs = movesOf(payNo, await provider.lookUp(attempt));
  const never = context.now();
  const ours = await mallMoves(context.db, provider.pgCd, { from: never, until: never, payNos: [payNo] });
  return compareBooks(ours, theirs).flatMap(toFound);
}

async function endWhatAgrees(context: MallContext, provider: PaymentProvider): Promise<void> {
  const rows = await openDifferences(context.db, provider.pgCd);
  const ofMoves = rows.filter(({ moveTp }) => moveTp !== 'PAID_OUT');
  for (const [payNo, ofPayment] of Map.groupBy(ofMoves, (row) => row.payNo)) {
    const left = await differencesOf(context, provider, payNo);
    if (left) await endThose(context, ofPayment, left);
  }
  const ofPayOuts = rows.filter(({ moveTp }) => moveTp === 'PAID_OUT');
  const since = ofPayOuts.map(({ day }) => day).toSorted()[0];
  const left = since && (await comparePaidOut(context, provider, since, daysAgo(context.now(), 1)));
  if (left) await endThose(context, ofPayOuts, left);
}

async function endThose(context: MallContext, rows: readonly DifferenceRow[], left: readonly Found[]): Promise<void> {
  for (const { diffNo, moveTp, moveNo } of rows)
    if (!left.some((each) => each.moveTp === moveTp && each.moveNo === moveNo)) await endAgreed(context, diffNo);
}

async function comparePayOuts(context: MallContext, provider: PaymentProvider): Promise<void> {
  const { db, now } = context;
  const { pgCd } = provider;
  const isDue = and(
    eq(reconciledDays.pgCd, pgCd),
    isNull(reconciledDays.paidOutDts),
    lte(reconciledDays.day, daysAgo(now(), payOutDays)),
  );
  for (const { day } of await db.select().from(reconciledDays).where(isDue)) {
    const found = await comparePaidOut(context, provider, day, daysAgo(now(), 1), day);
    await noteDifferences(context, { pgCd, day }, found ?? []);
    const isDay = and(eq(reconciledDays.pgCd, pgCd), eq(reconciledDays.day, day));
    await db.update(reconciledDays).set({ paidOutDts: now() }).where(isDay);
  }
}

function daysAgo(now: Date, days: number): string {
  return toDay(new Date(now.getTime() - days * dayMs));
}
