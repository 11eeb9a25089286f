import type { TaxDocumentType } from '../../__generated__/graphql.ts';

const names: Readonly<Record<TaxDocumentType, string>> = { TAX_INVOICE: '세금계산서', TAX_FREE_INVOICE: '계산서' };

/** Names of documents of tax. A mall that does not tell which there are issues what most orders have. */
export function taxDocumentNames(documents: readonly { type: TaxDocumentType | null }[], prefix = ''): string {
  const types = documents.map(({ type }) => type ?? 'TAX_INVOICE');
  const shown = types.length === 0 ? (['TAX_INVOICE'] as const) : types;
  return shown.map((type) => prefix + names[type]).join('와 ');
}
