import type { MallContext } from '../../context.ts';
import { noDeadline } from '../../http/deadline.ts';
import { CompanyUnreachable, type PaymentCompany } from './company.ts';
import { testCompany, testCompanyCode } from './test-company/test-company.ts';
import { tossCode, tossCompany } from './toss/toss-company.ts';

/** The company of new attempts, by the settings; null: without one nothing can be paid. */
export function currentCompany(context: MallContext): PaymentCompany | null {
  const { payment, playsPaymentCompany } = context.settings;
  if (payment) return tossCompany(context, payment, noDeadline);
  return playsPaymentCompany ? testCompany(context) : null;
}

/**
 * The company of an attempt: an older one may not be that of new attempts. Throws `CompanyUnreachable` for one that the settings do
 * not name (any more). `deadline`: when its calls have to be over.
 */
export function companyOf(context: MallContext, pgCd: string, deadline = noDeadline): PaymentCompany {
  const { payment } = context.settings;
  if (pgCd === testCompanyCode) return testCompany(context);
  if (pgCd === tossCode && payment) return tossCompany(context, payment, deadline);
  throw new CompanyUnreachable(`The settings name no payment company with the code ${pgCd}.`);
}
