import { and, eq, inArray } from 'drizzle-orm';
import type { MallContext } from '../../context.ts';
import { payments } from '../../db/schema/payments.ts';
import { seal, unseal } from '../../security/sealing.ts';
import { toDts } from '../../wire/dts.ts';
import { companyOf } from './companies.ts';
import type { Attempt, CompanyForm } from './company.ts';

/** The form that the page posts to the company (contract, section 8). */
export interface PgRequest extends CompanyForm {
  payNo: string;
  pgCd: string;
  method: 'POST';
  expDts: string;
}

/** The form that an attempt was opened with; null: it is not opened, or can be paid no more. */
export function formOf({ keys, now }: MallContext, { sealedForm, expDts }: Attempt): CompanyForm | null {
  const text = sealedForm && expDts > now() ? unseal(keys.personal, sealedForm) : null;
  return text ? (JSON.parse(text) as CompanyForm) : null;
}

/**
 * Opens an attempt at its company, and keeps the form. Null: the attempt has ended meanwhile. Throws `CompanyUnreachable` and
 * `OpeningRefused`.
 */
export async function openForm(context: MallContext, attempt: Attempt, deadline: number): Promise<CompanyForm | null> {
  const form = await companyOf(context, attempt.pgCd, deadline).open(attempt);
  return (await keepForm(context, attempt, form)) ? form : null;
}

async function keepForm({ db, keys }: MallContext, { payNo }: Attempt, form: CompanyForm): Promise<boolean> {
  const isOpen = and(eq(payments.payNo, payNo), inArray(payments.payStat, ['READY', 'PENDING']));
  const sealedForm = seal(keys.personal, JSON.stringify(form));
  const kept = await db.update(payments).set({ sealedForm }).where(isOpen).returning({ payNo: payments.payNo });
  return kept.length > 0;
}

export function toPgRequest({ payNo, pgCd, expDts }: Attempt, { payUrl, params }: CompanyForm): PgRequest {
  return { payNo, pgCd, payUrl, method: 'POST', params, expDts: toDts(expDts) };
}
