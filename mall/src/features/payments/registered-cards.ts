import { and, eq, inArray } from 'drizzle-orm';
import type { MallContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { payments } from '../../db/schema/payments.ts';
import { seal, unseal } from '../../security/sealing.ts';
import {
  OpeningRefused,
  type Attempt,
  type BillingKey,
  type PaymentProvider,
  type ProviderResult,
} from './provider.ts';

const nothing = { moneyList: [], refundList: [], authToken: null, account: null };

/**
 * Registers the card of an approved attempt, and charges it if the attempt has a sum. The key is stored before the charge: a provider
 * gives it once.
 */
export async function registerCard(
  context: MallContext,
  provider: PaymentProvider,
  attempt: Attempt,
  authToken: string,
): Promise<ProviderResult> {
  try {
    const card = openCard(context, attempt.sealedCard) ?? (await storeCard(context, provider, attempt, authToken));
    // Voided or answered meanwhile: nothing is charged for it (any more).
    if (!card) return await provider.lookUp(attempt);
    if (attempt.payPrc > 0) return await provider.charge(attempt, card.key);
    return { ...nothing, stat: 'PAID', message: null };
  } catch (error) {
    if (error instanceof OpeningRefused) return { ...nothing, stat: 'REFUSED', message: error.message };
    throw error;
  }
}

/** Null: the attempt is not open any more, and nothing was stored. */
async function storeCard(
  { db, keys }: MallContext,
  provider: PaymentProvider,
  attempt: Attempt,
  authToken: string,
): Promise<BillingKey | null> {
  const card = await provider.billingKey(attempt, authToken);
  const isOpen = and(eq(payments.payNo, attempt.payNo), inArray(payments.payStat, ['READY', 'PENDING']));
  const stored = await db
    .update(payments)
    .set({ sealedCard: seal(keys.personal, JSON.stringify(card)) })
    .where(isOpen)
    .returning({ payNo: payments.payNo });
  return stored.length > 0 ? card : null;
}

/** A stored card. Null: there is none. */
export function openCard({ keys }: Pick<MallContext, 'keys'>, sealedCard: string | null): BillingKey | null {
  const text = sealedCard && unseal(keys.personal, sealedCard);
  return text ? (JSON.parse(text) as BillingKey) : null;
}

/** Takes the sealed card of an attempt: from now on the caller keeps it alone. Null: it has none (yet). */
export async function takeCard(db: Database, payNo: string): Promise<{ pgCd: string; sealedCard: string } | null> {
  const [attempt] = await db.select().from(payments).where(eq(payments.payNo, payNo));
  if (!attempt) throw new Error(`There is no attempt ${payNo}.`);
  const { pgCd, sealedCard } = attempt;
  if (sealedCard === null) return null;
  await db.update(payments).set({ sealedCard: null }).where(eq(payments.payNo, payNo));
  return { pgCd, sealedCard };
}
