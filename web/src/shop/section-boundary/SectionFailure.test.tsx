// @vitest-environment jsdom
import { CombinedGraphQLErrors } from '@apollo/client';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { SectionFailure } from './SectionFailure.tsx';

afterEach(cleanup);

function Page() {
  const [hasFailed, setHasFailed] = useState(true);
  return (
    <main id="main" tabIndex={-1}>
      {hasFailed ? <SectionFailure error={new Error('failed')} onRetry={() => setHasFailed(false)} /> : <p>상품</p>}
    </main>
  );
}

test('after a successful retry the focus is on the content', async () => {
  renderInMall(<Page />);
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(screen.getByText('상품')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('where a session is needed it leads to the login, and back to this address', () => {
  const error = new CombinedGraphQLErrors({
    errors: [{ message: '로그인이 필요해요.', extensions: { code: 'UNAUTHENTICATED' } }],
  });
  renderInMall(<SectionFailure error={error} onRetry={() => {}} />, { at: '/familyshop/order/orderForm/OS1?a=1' });
  expect(screen.getByRole('link', { name: '로그인' }).getAttribute('href')).toBe(
    `/familyshop/login?redirect=${encodeURIComponent('/familyshop/order/orderForm/OS1?a=1')}`,
  );
  expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull();
});
