// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
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
