import type { Statement, TaxInvoice, TaxInvoiceObstacle } from '../../graphql/__generated__/schema-types.ts';
import { toInstant } from '../../rules/korean-time.ts';
import type { WireStatement, WireTaxInvoice } from './statements.wire.ts';

const obstacles: Readonly<Record<string, TaxInvoiceObstacle>> = {
  UNPAID: 'UNPAID',
  CARD: 'CARD_SLIP',
  RECEIPT: 'CASH_RECEIPT',
  NOTHING: 'NOTHING_PAID',
  BULK: 'ROW_OF_BULK_ORDER',
  ASKED: 'ALREADY_REQUESTED',
};

export function toStatement(wire: WireStatement): Statement {
  return {
    isPaid: wire.stmtTp !== 'ESTIMATE',
    issuedAt: toInstant(wire.issDts),
    lines: wire.lineList.map(({ gdsNm, optNm, colorNm, slPrc, qty, prc }) => ({
      name: gdsNm,
      optionName: optNm,
      colorName: colorNm,
      unitPrice: slPrc,
      quantity: qty,
      total: prc,
    })),
    deliveryFee: wire.dlvPrc,
    discount: wire.dscntPrc,
    total: wire.totPrc,
    taxFreeValue: wire.taxFreePrc,
    supplyValue: wire.splyPrc,
    valueAddedTax: wire.vatPrc,
    refundedTotal: wire.rfndPrc,
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
    corrections: (wire.crctList ?? []).map(({ prc, issDts, aprvNo }) => ({
      reduction: prc,
      issuedAt: toInstant(issDts),
      approvalNumber: aprvNo,
    })),
  };
}
