import type {
  Statement,
  TaxDocument,
  TaxDocumentType,
  TaxInvoice,
  TaxInvoiceObstacle,
} from '../../graphql/__generated__/schema-types.ts';
import { toInstant } from '../../rules/korean-time.ts';
import type { WireStatement, WireTaxDocument, WireTaxInvoice } from './statements.wire.ts';

const obstacles: Readonly<Record<string, TaxInvoiceObstacle>> = {
  UNPAID: 'UNPAID',
  CARD: 'CARD_SLIP',
  RECEIPT: 'CASH_RECEIPT',
  NOTHING: 'NOTHING_PAID',
  VOUCHER: 'ONLY_VOUCHERS',
  BULK: 'ROW_OF_BULK_ORDER',
  ASKED: 'ALREADY_REQUESTED',
};

const documentTypes: Readonly<Record<string, TaxDocumentType>> = { TAXED: 'TAX_INVOICE', EXEMPT: 'TAX_FREE_INVOICE' };

export function toStatement(wire: WireStatement): Statement {
  return {
    isPaid: wire.stmtTp !== 'ESTIMATE',
    issuedAt: toInstant(wire.issDts),
    receiver: wire.rcvr && { companyName: wire.rcvr.cmpnyNm, businessNumber: wire.rcvr.bizNo },
    lines: wire.lineList.map(({ gdsNm, optNm, colorNm, slPrc, qty, prc, custOrdNoList }) => ({
      name: gdsNm,
      optionName: optNm,
      colorName: colorNm,
      unitPrice: slPrc,
      quantity: qty,
      total: prc,
      customerOrderNumbers: custOrdNoList ?? [],
    })),
    deliveryFee: wire.dlvPrc,
    discount: wire.dscntPrc,
    total: wire.totPrc,
    taxFreeValue: wire.taxFreePrc,
    supplyValue: wire.splyPrc,
    valueAddedTax: wire.vatPrc,
    refundedTotal: wire.rfndPrc,
    taxDocuments: (wire.taxDocList ?? []).map(toTaxDocument),
    taxInvoice: wire.taxInv && toTaxInvoice(wire.taxInv),
    taxInvoiceObstacle: wire.taxRsnCd === null ? null : (obstacles[wire.taxRsnCd] ?? 'OTHER'),
  };
}

export function toTaxInvoice(wire: WireTaxInvoice): TaxInvoice {
  return {
    number: wire.taxNo,
    isIssued: wire.taxStat === 'ISSUED' || wire.taxStat === 'CORRECTING',
    isCorrectionDue: wire.taxStat === 'CORRECTING',
    businessNumber: wire.bizNo,
    companyName: wire.cmpnyNm,
    representativeName: wire.rprsNm,
    email: wire.email,
    total: wire.totPrc,
    requestedAt: toInstant(wire.reqDts),
    issuedAt: toInstant(wire.issDts),
    approvalNumber: wire.aprvNo,
    documents: (wire.taxDocList ?? []).map(toTaxDocument),
    corrections: (wire.crctList ?? []).map(({ docTp, prc, issDts, aprvNo }) => ({
      type: typeOf(docTp),
      reduction: prc,
      issuedAt: toInstant(issDts),
      approvalNumber: aprvNo,
    })),
  };
}

function toTaxDocument({ docTp, prc, aprvNo }: WireTaxDocument): TaxDocument {
  return { type: typeOf(docTp), amount: prc, approvalNumber: aprvNo };
}

function typeOf(docTp: string | null): TaxDocumentType | null {
  return docTp === null ? null : (documentTypes[docTp] ?? null);
}
