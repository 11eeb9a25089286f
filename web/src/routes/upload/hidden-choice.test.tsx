// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import * as files from '../../shop/files/upload-file.ts';
import { hiddenWords, readHidden } from './hidden-cells.ts';
import { UploadPage } from './page.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Sends a file in which three rows are hidden. */
async function sendFiltered() {
  const uploads = vi
    .spyOn(files, 'uploadAndRead')
    .mockResolvedValueOnce({ number: 'UL1', hidden: { rowCount: 3, columns: [] } })
    .mockResolvedValueOnce({ number: 'UL2' });
  const deleted: unknown[] = [];
  const execute = async ({ variables }: { variables: Record<string, unknown> }) => {
    if (variables.input) {
      deleted.push(variables.input);
      const told = { __typename: 'BulkOrderDeleted', deletedId: 'bulk', number: 'UL1' };
      return { data: { __typename: 'Mutation', deleteBulkOrder: told }, ageSeconds: 0 };
    }
    const bulkOrders = { __typename: 'BulkOrderConnection', totalCount: 0, nodes: [] };
    const viewer = { __typename: 'Member', id: 'me', bulkOrders, bulkOrder: null };
    return { data: { __typename: 'Query', viewer }, ageSeconds: 0 };
  };
  const { router } = renderInMall(<UploadPage />, { at: '/familyshop/upload', execute, isMember: true });
  const field = await screen.findByLabelText('파일 선택');
  fireEvent.change(field, { target: { files: [new File(['rows'], '주문.xlsx')] } });
  await screen.findByText(/숨긴 줄 3개도/u);
  return { uploads, deleted, address: () => router.state.location.search };
}

test('hidden rows are told before their price, and ordered only if that is meant', async () => {
  const { deleted, address } = await sendFiltered();
  expect(address()).toBe('');
  expect(document.activeElement?.textContent).toContain('숨긴 내용');
  fireEvent.click(screen.getByRole('button', { name: '숨긴 내용도 함께 주문' }));
  await waitFor(() => expect(address()).toBe('?upldNo=UL1'));
  expect(deleted).toEqual([]);
});

test('left out, the file is sent again without them, and the first bulk order is deleted', async () => {
  const { uploads, deleted, address } = await sendFiltered();
  fireEvent.click(screen.getByRole('button', { name: '숨긴 내용 빼기' }));
  await waitFor(() => expect(address()).toBe('?upldNo=UL2'));
  const [first, second] = uploads.mock.calls.map(([upload]) => upload);
  expect(first?.path).not.toContain('hidden');
  expect(second?.path).toContain('hidden=leave-out');
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  expect(deleted).toEqual([{ mallUrl: 'familyshop', number: 'UL1' }]);
});

test('what is hidden is read leniently, and named', () => {
  expect([undefined, {}, { rowCount: 0, columns: [] }, 'x'].map(readHidden)).toEqual([null, null, null, null]);
  expect(hiddenWords({ rowCount: 1200, columns: ['옵션', '색상'] })).toBe('숨긴 줄 1,200개와 숨긴 열(옵션, 색상)');
});
