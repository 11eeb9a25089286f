// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ChooseFirst } from './ChooseFirst.tsx';

afterEach(cleanup);

const followed = vi.fn<() => void>();
const missed = vi.fn<() => void>();
afterEach(() => {
  followed.mockReset();
  missed.mockReset();
});

/** As a page in which React does not know yet what the browser shows. */
function Page({ isApplied }: { isApplied: boolean }) {
  return (
    <>
      <input type="radio" name="cycle" aria-label="매달" />
      <div>
        {isApplied ? (
          <a href="#delivery" onClick={followed}>
            구독 신청하기
          </a>
        ) : (
          <ChooseFirst label="구독 신청하기" group="cycle" onMissing={missed} />
        )}
      </div>
    </>
  );
}

/** The choice is applied in a microtask after the press. */
function Hydrating() {
  const [isApplied, setApplied] = useState(false);
  return (
    <div onClickCapture={() => queueMicrotask(() => setApplied(true))}>
      <Page isApplied={isApplied} />
    </div>
  );
}

test('a press without a choice leads to what is missing', () => {
  render(<Page isApplied={false} />);
  fireEvent.click(screen.getByRole('button'));
  expect(missed).toHaveBeenCalledOnce();
});

test('a press before the choice is applied follows the link', async () => {
  render(<Hydrating />);
  const radio = screen.getByRole<HTMLInputElement>('radio');
  radio.checked = true;
  fireEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(followed).toHaveBeenCalledOnce());
  expect(missed).not.toHaveBeenCalled();
});

test('a choice that leads nowhere is asked for again', async () => {
  render(<Page isApplied={false} />);
  screen.getByRole<HTMLInputElement>('radio').checked = true;
  fireEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(missed).toHaveBeenCalledOnce());
});
