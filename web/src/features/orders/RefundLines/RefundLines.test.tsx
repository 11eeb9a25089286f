// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DisclosureTable } from '../../product-page/DisclosureTable/DisclosureTable.tsx';
import { RefundLines } from './RefundLines.tsx';

afterEach(cleanup);

// React writes to the console where two rows have one key, and may repeat or leave out one of them.
test('parts of a refund whose kinds are not known are all there', () => {
  const parts = [5_000, 3_000].map((amount) => ({ __typename: 'RefundPart' as const, kind: null, amount }));
  render(<RefundLines refundParts={parts} returnDeliveryFee={0} restoredPoints={0} restoredCoupons={[]} />);
  expect(screen.getAllByText('기타')).toHaveLength(2);
});

test('disclosures of one title are all there', () => {
  const disclosures = ['가', '나'].map((text) => ({ title: '제조사', text }));
  render(<DisclosureTable disclosures={disclosures} />);
  expect(screen.getAllByRole('rowheader', { name: '제조사' })).toHaveLength(2);
});
