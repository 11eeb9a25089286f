import { and, desc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { showBusinessNumber } from '../../buying/business-number.ts';
import { documentsOf, taxOf, type PaidOrder, type TaxDocument, type TaxParts } from '../../buying/value-added-tax.ts';
import { sum } from '../../buying/shares.ts';
import type { MallContext, TransactionContext } from '../../context.ts';
import { taxInvoices } from '../../db/schema/tax-invoices.ts';
import { uploadRows } from '../../db/schema/uploads.ts';
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
  /** Its orders as documents are issued for them: without what was given back, and without vouchers. */
  orders: readonly PaidOrder[];
}

/** Why no tax invoice can be asked for; null: it can. Slips of cards and cash receipts prove the tax by themselves. */
export type TaxReason = 'UNPAID' | 'CARD' | 'RECEIPT' | 'NOTHING' | 'VOUCHER' | 'BULK' | 'ASKED';

const { transfer, virtualAccount, invoice } = payMethods;
const invoiced: readonly string[] = [transfer, virtualAccount, invoice];

export function reasonAgainst({
  isBulkRow,
  payDts,
  payMthdCd,
  hasCashReceipt,
  paidPrc,
  orders,
}: Taxable): TaxReason | null {
  if (isBulkRow) return 'BULK';
  if (payDts === null || payMthdCd === null) return 'UNPAID';
  if (paidPrc <= 0) return 'NOTHING';
  if (!invoiced.includes(payMthdCd)) return 'CARD';
  if (hasCashReceipt) return 'RECEIPT';
  // A voucher is no supply: what it buys is.
  return sum(orders.map((order) => order.paidPrc)) > 0 ? null : 'VOUCHER';
}

export function taxPartsOf({ orders }: Pick<Taxable, 'orders'>): TaxParts {
  return taxOf(orders);
}

/** What a statement tells of the tax invoice of its order. */
export async function taxInvoiceFacts(context: MallContext, ordNo: string, taxable: Taxable) {
  const [asked] = await context.db.select().from(taxInvoices).where(eq(taxInvoices.ordNo, ordNo));
  return {
    taxInv: asked ? showTaxInvoice(context, asked) : null,
    taxRsnCd: asked ? ('ASKED' as const) : reasonAgainst(taxable),
    taxDocList: numberedDocuments({ ...taxPartsOf(taxable), aprvNo: null }),
    rcvr: await receiverOf(context, taxable, asked),
  };
}

/** Who a statement is made out to: as the tax invoice of its order, else as the member asked for the latest one. Null: not known. */
export async function receiverOf(
  context: MallContext,
  { memNo, mallId }: Pick<Taxable, 'memNo' | 'mallId'>,
  asked?: TaxInvoice,
) {
  const ofMember = and(eq(taxInvoices.memNo, memNo), eq(taxInvoices.mallId, mallId));
  const latest = context.db.select().from(taxInvoices).where(ofMember).orderBy(desc(taxInvoices.reqDts)).limit(1);
  const row = asked ?? (await latest)[0];
  if (!row) return null;
  const { bizNo, cmpnyNm } = partyOf(context, row);
  return { bizNo: showBusinessNumber(bizNo), cmpnyNm };
}

export function partyOf({ keys }: Pick<MallContext, 'keys'>, { sealed }: Pick<TaxInvoice, 'sealed'>): TaxParty {
  return unsealJson<TaxParty>(keys, sealed);
}

/** For who asked: the registration is public, the people behind it are not. */
export function showTaxInvoice(context: Pick<MallContext, 'keys'>, row: TaxInvoice) {
  const { bizNo, cmpnyNm, rprsNm, email } = partyOf(context, row);
  const { taxNo, reqDts, issDts, aprvNo, exmpAprvNo, corrections } = row;
  return {
    taxNo,
    taxStat: stateOf(row),
    bizNo: showBusinessNumber(bizNo),
    cmpnyNm,
    rprsNm: maskName(rprsNm),
    email: maskEmail(email),
    totPrc: totalOf(row),
    reqDts: toDts(reqDts),
    issDts: issDts && toDts(issDts),
    aprvNo: aprvNo ?? exmpAprvNo,
    taxDocList: numberedDocuments(row),
    crctList: corrections.flatMap((correction) =>
      numberedDocuments(correction).map(({ docTp, prc, aprvNo: number }) => ({
        docTp,
        prc: -prc,
        issDts: toDts(new Date(correction.issDts)),
        aprvNo: number,
      })),
    ),
  };
}

/** What the tax office numbered the documents of an invoice or a correction. */
export interface ApprovalNumbers {
  /** Of the 세금계산서. */
  aprvNo: string | null;
  /** Of the 계산서. Left out in corrections of old. */
  exmpAprvNo?: string | null;
}

/** The documents of these parts, each with its number; null before it is issued, and where it is not told. */
export function numberedDocuments(parts: TaxParts & ApprovalNumbers): (TaxDocument & { aprvNo: string | null })[] {
  const { aprvNo, exmpAprvNo = null } = parts;
  return documentsOf(parts).map(({ docTp, prc }) => ({ docTp, prc, aprvNo: docTp === 'TAXED' ? aprvNo : exmpAprvNo }));
}

/** CORRECTING: it is issued, but for more than the order is worth by now. */
export function stateOf({ issDts, crctDts }: Pick<TaxInvoice, 'issDts' | 'crctDts'>) {
  if (issDts === null) return 'REQUESTED';
  return crctDts === null ? 'ISSUED' : 'CORRECTING';
}

/** Won with tax. */
export function totalOf({ taxFreePrc, splyPrc, vatPrc }: TaxParts): number {
  return taxFreePrc + splyPrc + vatPrc;
}

/** Money of an order was given back: what was invoiced for it, or for the bulk order that it is a row of, is to be corrected. */
export async function planCorrection({ db, now }: TransactionContext, ordNo: string): Promise<void> {
  const ofRow = db.select({ upldNo: uploadRows.upldNo }).from(uploadRows).where(eq(uploadRows.ordNo, ordNo));
  await db
    .update(taxInvoices)
    .set({ crctDts: now() })
    .where(
      and(
        or(eq(taxInvoices.ordNo, ordNo), inArray(taxInvoices.ordNo, ofRow)),
        isNotNull(taxInvoices.issDts),
        isNull(taxInvoices.crctDts),
      ),
    );
}
