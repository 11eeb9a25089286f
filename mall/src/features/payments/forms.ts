import { and, eq, inArray } from 'drizzle-orm';
import type { MallContext } from '../../context.ts';
import { payments } from '../../db/schema/payments.ts';
import { seal, unseal } from '../../security/sealing.ts';
import { toDts } from '../../wire/dts.ts';
import { providerOf } from './providers.ts';
import type { Attempt, ProviderForm } from './provider.ts';

/** The form that the page posts to the provider (contract, section 8). */
export interface PgRequest extends ProviderForm {
  payNo: string;
  pgCd: string;
  method: 'POST';
  expDts: string;
}

/** The stored form of an attempt. Null if it is not opened, or its time is over. */
export function formOf({ keys, now }: MallContext, { sealedForm, expDts }: Attempt): ProviderForm | null {
  const text = sealedForm && expDts > now() ? unseal(keys.personal, sealedForm) : null;
  return text ? (JSON.parse(text) as ProviderForm) : null;
}

/**
 * Opens an attempt at its provider, and stores the form. Null if the attempt has ended meanwhile. Throws `ProviderUnreachable`
 * and `OpeningRefused`.
 */
export async function openForm(context: MallContext, attempt: Attempt, deadline: number): Promise<ProviderForm | null> {
  const form = await providerOf(context, attempt.pgCd, deadline).open(attempt);
  return (await keepForm(context, attempt, form)) ? form : null;
}

async function keepForm({ db, keys }: MallContext, { payNo }: Attempt, form: ProviderForm): Promise<boolean> {
  const isOpen = and(eq(payments.payNo, payNo), inArray(payments.payStat, ['READY', 'PENDING']));
  const sealedForm = seal(keys.personal, JSON.stringify(form));
  const kept = await db.update(payments).set({ sealedForm }).where(isOpen).returning({ payNo: payments.payNo });
  return kept.length > 0;
}

export function toPgRequest({ payNo, pgCd, expDts }: Attempt, { payUrl, params }: ProviderForm): PgRequest {
  return { payNo, pgCd, payUrl, method: 'POST', params, expDts: toDts(expDts) };
}
