// @vitest-environment jsdom
import { CombinedGraphQLErrors } from '@apollo/client';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderInMall } from '../../../../test/support/in-mall.tsx';
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
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(screen.getByText('상품')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('where a sign-in is needed it leads there, and back to the same address', () => {
  const errors = [
    { message: 'no session', extensions: { code: 'UNAUTHENTICATED', userMessage: '로그인이 필요해요.' } },
  ];
  renderInMall(<SectionFailure error={new CombinedGraphQLErrors({ errors })} onRetry={() => {}} />, {
    at: '/familyshop/order/orderForm/OS1?from=cart',
  });
  const path = screen.getByRole('link', { name: '로그인' }).getAttribute('href') ?? '';
  expect(new URL(path, 'http://mall.example').searchParams.get('redirect')).toBe(
    '/familyshop/order/orderForm/OS1?from=cart',
  );
});
