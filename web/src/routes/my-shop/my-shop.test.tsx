// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answering } from '../../../test/support/answers.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { anOrderRow } from '../../../test/support/sample-orders.ts';
import { aShopSummary } from '../../../test/support/sample-summary.ts';
import { aMall, shoppingAreas, type MallSettings } from '../../../test/support/sample-mall.ts';
import {
  InquiryListDocument,
  MyShopDocument,
  MyShopSummaryDocument,
  OrderListDocument,
  type Device,
} from '../../__generated__/graphql.ts';
import { findRoute } from '../../shop/addresses/match-page.ts';
import { MyShopFrame } from '../../features/member/MyShopFrame/MyShopFrame.tsx';
import { myShopGroups } from '../../features/member/MyShopMenu/my-shop-links.ts';
import { MallContext, type Mall, type Site } from '../../shop/mall/mall-context.ts';
import { MyQuestionsPage } from '../my-questions/page.tsx';
import { OrderListPage } from '../order-list/page.tsx';
import { MyShopPage } from './page.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const member = {
  __typename: 'Member',
  id: 'me',
  maskedName: '한*온',
  email: 'ga***@example.com',
  mobile: '010-****-0101',
};
const mallOf = (settings: Partial<MallSettings> = {}) => aMall(settings) as unknown as Mall;

/** A desktop has the menu beside the page. */
const InFrame = () => (
  <MyShopFrame page="my-shop">
    <MyShopPage />
  </MyShopFrame>
);

function open(at: string, device: Device = 'DESKTOP') {
  const { execute } = answering(
    [MyShopDocument, () => ({ viewer: member })],
    [MyShopSummaryDocument, () => ({ viewer: aShopSummary() })],
  );
  renderInMall(
    <MallContext value={{ mall: mallOf(), site: {} as Site }}>
      {device === 'DESKTOP' ? <InFrame /> : <MyShopPage />}
    </MallContext>,
    { at, device, execute, isMember: true },
  );
}

const labels = (settings: Partial<MallSettings>, device: Device = 'DESKTOP') =>
  myShopGroups(mallOf(settings), device).flatMap(({ links }) => links.map(({ label }) => label));

test.each([
  ['/familyshop/myshop', 'DESKTOP'],
  ['/familyshop/myshop/main', 'DESKTOP'],
  ['/m/familyshop/myShop/main', 'MOBILE'],
  ['/m/familyshop/myQuestion', 'MOBILE'],
] as const)('%s greets the member, masked, with all that can be done', async (at, device) => {
  open(at, device);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('마이샵');
  expect(await screen.findByText('한*온님, 반가워요')).toBeTruthy();
  expect(screen.getByText('ga***@example.com')).toBeTruthy();
  const menu = within(screen.getByRole('navigation', { name: '마이샵 메뉴' }));
  expect(menu.getByRole('link', { name: '찜한 상품' })).toBeTruthy();
  expect(menu.getByRole('link', { name: '주문 내역' })).toBeTruthy();
});

describe('the menu', () => {
  test.each(['DESKTOP', 'MOBILE'] as const)('links to existing pages on a %s', (device) => {
    const links = myShopGroups(mallOf(), device).flatMap((group) => group.links);
    expect(links.map(({ path }) => findRoute(path.split('?')[0] ?? '')?.entry.device)).toEqual(links.map(() => device));
  });

  test('has what the kind of mall opens', () => {
    const upload = { salesType: 'UPLOAD', openAreas: ['UPLOAD', 'MY_SHOP', 'CONTENT'] };
    const offered = labels(upload, 'MOBILE');
    expect(offered).toEqual(expect.arrayContaining(['주문 내역', '대량 주문 업로드', '1:1 문의', '회원정보 변경']));
    for (const closed of ['장바구니', '찜한 상품', '배송지 관리', '회원 탈퇴']) {
      expect(offered).not.toContain(closed);
      expect(labels({})).toContain(closed);
    }
    expect(labels({})).not.toContain('대량 주문 업로드');
    expect(labels({})).toContain('회원 탈퇴');
    expect(labels({ openAreas: shoppingAreas.filter((area) => area !== 'WITHDRAWAL') })).not.toContain('회원 탈퇴');
  });

  test('offers guests of a marketing mall no information, which they do not have', () => {
    const ofMembers = ['비밀번호 변경', '내 구독', '쿠폰', '포인트'];
    expect(labels({})).toEqual(expect.arrayContaining(ofMembers));
    for (const label of ofMembers) expect(labels({ isMarketing: true })).not.toContain(label);
  });
});

// Law: as easy as buying.
test.each(['DESKTOP', 'MOBILE'] as const)(
  'a complaint and a cancel begin two clicks from here, on a %s',
  async (device) => {
    const root = device === 'MOBILE' ? '/m/familyshop/myShop/main' : '/familyshop/myshop/main';
    const nodes = [anOrderRow({ availableActions: ['CANCEL'] })];
    const { execute } = answering(
      [MyShopDocument, () => ({ viewer: member })],
      [MyShopSummaryDocument, () => ({ viewer: { ...member, ...aShopSummary() } })],
      [
        OrderListDocument,
        () => ({
          viewer: { ...member, orders: { __typename: 'OrderConnection', totalCount: 1, mallTime: null, nodes } },
        }),
      ],
      [
        InquiryListDocument,
        () => ({ viewer: { ...member, inquiries: { __typename: 'InquiryConnection', totalCount: 0, nodes: [] } } }),
      ],
    );
    const shown = { device, execute, isMember: true };
    renderInMall(device === 'DESKTOP' ? <InFrame /> : <MyShopPage />, { ...shown, at: root });
    const menu = within(screen.getByRole('navigation', { name: '마이샵 메뉴' }));
    const pathOf = (name: string) => menu.getByRole('link', { name }).getAttribute('href') ?? '';
    const [questions, orders] = [pathOf('1:1 문의'), pathOf('주문 내역')];
    cleanup();
    renderInMall(<MyQuestionsPage />, { ...shown, at: questions });
    expect((await screen.findByRole('link', { name: '문의하기' })).getAttribute('href')).toBe(`${questions}?new=1`);
    cleanup();
    renderInMall(<OrderListPage />, { ...shown, at: orders });
    expect((await screen.findByRole('link', { name: /^주문 취소/u })).getAttribute('href')).toMatch(/\/O1\/cancel$/u);
  },
);
