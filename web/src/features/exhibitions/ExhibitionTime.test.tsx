// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetMallClock } from '../../shop/mall/mall-clock.ts';
import { ExhibitionTime } from './ExhibitionTime.tsx';

beforeEach(forgetMallClock);
afterEach(cleanup);

function textWith(endsAt: string, mallTime: string): string | null {
  const exhibition = { __typename: 'Exhibition' as const, id: 'exhibition-1', status: 'RUNNING' as const };
  render(
    <div data-testid="time">
      <ExhibitionTime exhibition={{ ...exhibition, startsAt: '2026-11-20T00:00:00+09:00', endsAt, mallTime }} />
    </div>,
  );
  return screen.getByTestId('time').textContent;
}

test.each([
  ['a long time before, the end with its hour', '2026-12-07T00:00:00+09:00', '11월 20일부터 12월 6일 23:59까지'],
  ['an end with the last second of a day', '2026-12-06T23:59:59+09:00', '11월 20일부터 12월 6일 23:59까지'],
  ['an end within a day', '2026-12-06T15:00:00+09:00', '11월 20일부터 12월 6일 15:00까지'],
  ['the last two days', '2026-11-28T18:00:00+09:00', '11월 20일부터 11월 28일 18:00까지 · 1일 6시간 남았어요'],
  ['over ten years', '2099-12-31T23:59:59+09:00', '상시'],
])('tells %s', (_name, endsAt, text) => {
  expect(textWith(endsAt, '2026-11-27T12:00:00+09:00')).toBe(text);
});
