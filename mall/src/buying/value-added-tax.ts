import { sum } from './shares.ts';

/** Value added tax of taxed goods, in parts of the supply value. */
const taxRate = 0.1;

/** The parts of a price that includes the tax. They add up to it. */
export interface TaxParts {
  taxFreePrc: number;
  splyPrc: number;
  vatPrc: number;
}

/** A line of an order: what was paid for it. */
export interface PaidLine {
  payPrc: number;
  isTaxFree: boolean;
}

/** An order: what was paid for it with its delivery, and for its lines. */
export interface PaidOrder {
  paidPrc: number;
  lines: readonly PaidLine[];
}

/** The documents that the law wants: 세금계산서 for what is taxed, 계산서 for what is free of tax. */
export type TaxDocumentType = 'TAXED' | 'EXEMPT';

export interface TaxDocument {
  docTp: TaxDocumentType;
  /** Won with tax; negative where it takes something off. */
  prc: number;
}

/** Rounds the supply value of all orders to whole won; the tax is the rest. */
export function taxOf(orders: readonly PaidOrder[]): TaxParts {
  const taxFreePrc = sum(orders.map(taxFreeOf));
  const taxed = sum(orders.map(({ paidPrc }) => paidPrc)) - taxFreePrc;
  const splyPrc = Math.round(taxed / (1 + taxRate));
  return { taxFreePrc, splyPrc, vatPrc: taxed - splyPrc };
}

/** Everything beyond the lines is delivery. By law it follows the goods: of tax-free goods alone it is free of tax, else taxed. */
function taxFreeOf({ paidPrc, lines }: PaidOrder): number {
  const taxFree = lines.filter(({ isTaxFree }) => isTaxFree);
  return lines.length > 0 && taxFree.length === lines.length ? paidPrc : sum(taxFree.map(({ payPrc }) => payPrc));
}

/** Which documents are issued for these parts: none of 0 won. */
export function documentsOf({ taxFreePrc, splyPrc, vatPrc }: TaxParts): TaxDocument[] {
  const documents: TaxDocument[] = [
    { docTp: 'TAXED', prc: splyPrc + vatPrc },
    { docTp: 'EXEMPT', prc: taxFreePrc },
  ];
  return documents.filter(({ prc }) => prc !== 0);
}
