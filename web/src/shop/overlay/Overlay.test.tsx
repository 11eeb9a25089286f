// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { knowDialogs } from '../../../test/support/dialog.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { Overlay } from './Overlay.tsx';

beforeAll(knowDialogs);
afterEach(cleanup);

function Page({ isOpenAtFirst }: { isOpenAtFirst: boolean }) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <>
      <main id="main" tabIndex={-1}>
        <button type="button" onClick={() => setIsOpen(true)}>
          조건
        </button>
      </main>
      <Overlay isOpen={isOpen} onClose={() => setIsOpen(false)} title="조건" shape="sheet">
        {null}
      </Overlay>
    </>
  );
}

test.each([
  ['the button that opened it', false, () => screen.getByRole('button', { name: '조건', hidden: true })],
  ['the page, after a reload', true, () => document.getElementById('main')],
])('an overlay that closes gives the focus back to %s', async (_what, isOpenAtFirst, expected) => {
  renderInMall(<Page isOpenAtFirst={isOpenAtFirst} />, {});
  if (!isOpenAtFirst) await userEvent.click(screen.getByRole('button', { name: '조건' }));
  await userEvent.click(await screen.findByRole('button', { name: '닫기' }));
  await waitFor(() => expect(document.activeElement).toBe(expected()));
});
