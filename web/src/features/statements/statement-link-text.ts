import type { StatementFactsFragment } from '../../__generated__/graphql.ts';
import { taxDocumentNames } from './tax-document-names.ts';

type Statement = Pick<StatementFactsFragment, 'taxDocuments' | 'taxInvoice' | 'taxInvoiceObstacle'>;

/**
 * The link to the statement of a purchase that is paid. It names the documents of tax that can be asked for there, or were: what is not
 * known yet, or cannot be asked for, is not promised.
 */
export function statementLinkText(statement: Statement | null | undefined): string {
  if (!statement) return '거래명세서 인쇄하기';
  const names = taxDocumentNames(statement.taxDocuments);
  if (statement.taxInvoice) return `거래명세서와 ${names} 요청 보기`;
  return statement.taxInvoiceObstacle === null ? `거래명세서 인쇄하고 ${names} 요청하기` : '거래명세서 인쇄하기';
}
