import { expect, test } from 'vitest';
import type { TaxDocumentType } from '../../__generated__/graphql.ts';
import { statementLinkText } from './statement-link-text.ts';

type Statement = NonNullable<Parameters<typeof statementLinkText>[0]>;

function statementOf(types: TaxDocumentType[], told: Partial<Statement> = {}): Statement {
  const taxDocuments = types.map((type) => ({ __typename: 'TaxDocument' as const, type, amount: 1_000 }));
  return { taxDocuments, taxInvoice: null, taxInvoiceObstacle: null, ...told };
}

test.each<[TaxDocumentType[], string]>([
  [['TAX_INVOICE'], '거래명세서 인쇄하고 세금계산서 요청하기'],
  [['TAX_FREE_INVOICE'], '거래명세서 인쇄하고 계산서 요청하기'],
  [['TAX_INVOICE', 'TAX_FREE_INVOICE'], '거래명세서 인쇄하고 세금계산서와 계산서 요청하기'],
  // A mall that does not tell which.
  [[], '거래명세서 인쇄하고 세금계산서 요청하기'],
])('documents of tax are named as the goods are taxed: %s', (types, text) => {
  expect(statementLinkText(statementOf(types))).toBe(text);
});

test('what cannot be asked for is not promised, and neither is what is not known', () => {
  const paidByCard = statementOf(['TAX_INVOICE'], { taxInvoiceObstacle: 'CARD_SLIP' });
  for (const statement of [paidByCard, null, undefined])
    expect(statementLinkText(statement)).toBe('거래명세서 인쇄하기');
});

test('once they are asked for the link leads to how far they are', () => {
  const taxInvoice = { number: 'TX1' } as Statement['taxInvoice'];
  const asked = statementOf(['TAX_INVOICE'], { taxInvoice, taxInvoiceObstacle: 'ALREADY_REQUESTED' });
  expect(statementLinkText(asked)).toBe('거래명세서와 세금계산서 요청 보기');
});
