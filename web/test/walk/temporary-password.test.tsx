// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstInQuick, isFullTier } from '../../../scripts/lib/test-tiers.ts';
import { knowDialogs } from '../support/dialog.ts';
import { openPage } from '../support/open-page.tsx';
import { aMall, shoppingAreas } from '../support/sample-mall.ts';
import { listedPaths, type ListedPath } from './listing.ts';

vi.setConfig({ testTimeout: 300_000 }); // fifty paths each, in the full tier

beforeEach(() => {
  knowDialogs();
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('IntersectionObserver', Unobserving);
  vi.stubGlobal('ResizeObserver', Unobserving);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** These tests do not check layout, and jsdom has none. */
class Unobserving {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const viewer = { __typename: 'Member', id: 'member-1', maskedName: '문*봄', mustChangePassword: true };
const notice = '임시비밀번호 발급 후 무조건 비밀번호 변경해야합니다.';
const isMembers = ({ audience, page }: ListedPath) => audience !== 'visitors' && page !== 'update-password';

const devices = [
  ['DESKTOP', '/familyshop', 'M'],
  ['MOBILE', '/m/familyshop', 'D'],
] as const;

// The notice belongs to the frame of all pages, and so to both devices alike.
test.each(firstInQuick<(typeof devices)[number]>(devices))(
  'a member with a temporary password meets the one way on at every page: %s',
  async (_device, start, others) => {
    const listed = listedPaths.filter((each) => isMembers(each) && each.where !== others);
    const paths = (isFullTier ? listed : onePathOfEachPage(listed)).map(({ path }) => `${start}/${path}`);
    const shop = await openPage(`${start}/home`, {
      mall: aMall({ openAreas: [...shoppingAreas, 'UPLOAD'] }),
      viewer,
      isSignedIn: true,
    });
    await screen.findByRole('alertdialog', { name: '안내' });
    const ways: string[] = [];
    for (const path of paths) {
      await shop.go(path);
      await waitFor(() => expect(shop.at()).toBe(path));
      // By its text: to find a role looks at each element of a long page, each time that something moves on it.
      if (!(await screen.findByText(notice).catch(() => null))) ways.push(`${path}: no notice`);
      else if (!staysAfterEscape()) ways.push(`${path}: closed by Esc`);
    }
    expect(paths.length).toBeGreaterThan(20);
    expect(ways).toEqual([]);
    await shop.go(`${start}/updatePasswordForm`);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  },
);

function onePathOfEachPage(listed: readonly ListedPath[]): ListedPath[] {
  return [...new Map(listed.map((each) => [each.page, each])).values()];
}

const openNotice = () => screen.queryByText(notice)?.closest('[role=alertdialog][open]') ?? null;

/** Not always the same dialog: a page whose code has arrived meanwhile brings one of its own. */
function staysAfterEscape(): boolean {
  const alert = openNotice();
  act(() => {
    if (alert) fireEvent(alert, new Event('cancel', { cancelable: true }));
  });
  return openNotice() !== null;
}
