// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { AddressForm } from './AddressForm.tsx';
import { emptyAddress } from './address-values.ts';

afterEach(cleanup);

test.each([
  [{ name: '', phone: '' }, '한하람', '010-0000-0102', '받는 분'],
  [{ name: '한가온', phone: '' }, '한가온', '010-0000-0102', '연락처'],
  [{ name: '한가온', phone: '01000000101' }, '한가온', '010-0000-0101', null],
])('a buyer %o gives the receiver what is there, and takes nothing away', async (buyer, name, phone, next) => {
  renderInMall(
    <AddressForm
      initialValues={{ ...emptyAddress, receiverName: '한하람', receiverPhone: '010-0000-0102' }}
      buyerOf={() => buyer}
      save={async () => null}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: '주문자와 같아요' }));
  const texts = ['받는 분', '연락처'].map(
    (label) => screen.getByRole<HTMLInputElement>('textbox', { name: label }).value,
  );
  expect(texts).toEqual([name, phone]);
  const focused = document.activeElement;
  expect(focused).toBe(screen.getByRole(next ? 'textbox' : 'button', { name: next ?? '주문자와 같아요' }));
});
