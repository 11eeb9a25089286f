import { eq } from 'drizzle-orm';
import { showBusinessNumber } from '../../buying/business-number.ts';
import { taxOf, type PaidLine, type TaxParts } from '../../buying/value-added-tax.ts';
import type { MallContext } from '../../context.ts';
import { taxInvoices } from '../../db/schema/tax-invoices.ts';
import { maskEmail, maskName } from '../../security/masking.ts';
import { unsealJson } from '../../security/sealed-json.ts';
import { toDts } from '../../wire/dts.ts';
import { payMethods } from './methods.ts';

export type TaxInvoice = typeof taxInvoices.$inferSelect;

/** Who a tax invoice is for. */
export interface TaxParty {
  bizNo: string;
  cmpnyNm: string;
  rprsNm: string;
  email: string;
}

/** An order or bulk order as far as a tax invoice asks for it. */
export interface Taxable {
  memNo: string;
  mallId: string;
  payDts: Date | null;
  payMthdCd: string | null;
  hasCashReceipt: boolean;
  /** A row of a bulk order, which is invoiced as a whole. */
  isBulkRow: boolean;
  /** Won that were paid and not given back. */
  paidPrc: number;
  /** Lines that were not given back. */
  lines: readonly PaidLine[];
}

/** Why no tax invoice can be asked for; null: it can. Slips of cards and cash receipts prove the tax by themselves. */
export type TaxReason = 'UNPAID' | 'CARD' | 'RECEIPT' | 'NOTHING' | 'BULK' | 'ASKED';

const { transfer, virtualAccount, invoice } = payMethods;
const invoiced: readonly string[] = [transfer, virtualAccount, invoice];

export function reasonAgainst({ isBulkRow, payDts, payMthdCd, hasCashReceipt, paidPrc }: Taxable): TaxReason | null {
  if (isBulkRow) return 'BULK';
  if (payDts === null || payMthdCd === null) return 'UNPAID';
  if (paidPrc <= 0) return 'NOTHING';
  if (!invoiced.includes(payMthdCd)) return 'CARD';
  return hasCashReceipt ? 'RECEIPT' : null;
}

export function taxPartsOf({ paidPrc, lines }: Taxable): TaxParts {
  return taxOf(paidPrc, lines);
}

/** What a statement tells of the tax invoice of its order. */
export async function taxInvoiceFacts(context: MallContext, ordNo: string, taxable: Taxable) {
  const [asked] = await context.db.select().from(taxInvoices).where(eq(taxInvoices.ordNo, ordNo));
  return {
    taxInv: asked ? showTaxInvoice(context, asked) : null,
    taxRsnCd: asked ? ('ASKED' as const) : reasonAgainst(taxable),
  };
}

export function partyOf({ keys }: Pick<MallContext, 'keys'>, { sealed }: Pick<TaxInvoice, 'sealed'>): TaxParty {
  return unsealJson<TaxParty>(keys, sealed);
}

/** For who asked: the registration is public, the people behind it are not. */
export function showTaxInvoice(context: Pick<MallContext, 'keys'>, row: TaxInvoice) {
  const { bizNo, cmpnyNm, rprsNm, email } = partyOf(context, row);
  const { taxNo, reqDts, issDts, aprvNo, taxFreePrc, splyPrc, vatPrc } = row;
  return {
    taxNo,
    taxStat: stateOf(row),
    bizNo: showBusinessNumber(bizNo),
    cmpnyNm,
    rprsNm: maskName(rprsNm),
    email: maskEmail(email),
    totPrc: taxFreePrc + splyPrc + vatPrc,
    reqDts: toDts(reqDts),
    issDts: issDts && toDts(issDts),
    aprvNo,
  };
}

export function stateOf({ issDts }: Pick<TaxInvoice, 'issDts'>): 'REQUESTED' | 'ISSUED' {
  return issDts === null ? 'REQUESTED' : 'ISSUED';
}
