// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { aMall, type MallSettings } from '../../../test/support/sample-mall.ts';
import { MallContext, type Mall, type Site } from '../../shop/mall/mall-context.ts';
import { HandyServicePage } from './page.tsx';

afterEach(cleanup);

function open(settings: Partial<MallSettings> = {}) {
  renderInMall(
    <MallContext value={{ mall: aMall(settings) as unknown as Mall, site: {} as Site }}>
      <HandyServicePage />
    </MallContext>,
    { at: '/m/familyshop/kakao/handyService', device: 'MOBILE' },
  );
  return screen.getAllByRole('listitem').map((item) => ({
    for: item.className,
    label: item.querySelector('strong')?.textContent,
    to: item.querySelector('a')?.getAttribute('href'),
  }));
}

test('shoppers from the messenger are one press away from what they want', () => {
  expect(open()).toEqual([
    { for: '', label: '주문 조회', to: '/m/familyshop/myQuestion/listMyOrder' },
    {
      for: 'for-visitors',
      label: '로그인',
      to: '/m/familyshop/login?redirect=%2Fm%2Ffamilyshop%2Fkakao%2FhandyService',
    },
    { for: 'for-members', label: '마이샵', to: '/m/familyshop/myShop/main' },
    { for: '', label: '공지사항', to: '/m/familyshop/notice' },
    { for: '', label: '자주 묻는 질문', to: '/m/familyshop/myShop/faqList' },
    { for: '', label: '쇼핑몰 홈', to: '/m/familyshop/home' },
  ]);
  expect(screen.getByText('평일 09:00 ~ 18:00')).toBeTruthy();
  expect(screen.getByRole('link', { name: '1600-1234 전화하기' }).getAttribute('href')).toBe('tel:16001234');
});

test('a visitor learns that orders require a sign-in', () => {
  open();
  expect(screen.getByText('로그인하고 바로 확인해요').className).toContain('for-visitors');
});

test('a mall has the shortcuts that it opens', () => {
  expect(open({ salesType: 'COMMON', openAreas: ['SHOPPING', 'CONTENT'] }).map(({ label }) => label)).toEqual([
    '로그인',
    '공지사항',
    '쇼핑몰 홈',
  ]);
  cleanup();
  expect(open({ isMarketing: true }).map(({ label }) => label)).toEqual(['공지사항', '자주 묻는 질문', '쇼핑몰 홈']);
});
