// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../../../test/support/open-page.tsx';
import { aMall } from '../../../../test/support/sample-mall.ts';

const page = '/familyshop/content/familyShopIntro';

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const image = (alt: string) => ({ url: `/images/${alt}.svg`, alt });
const footer = () => screen.getByRole('contentinfo');

test('the footer says who runs the shop, its phone hours, and where to find more', async () => {
  const branding = {
    footerLogo: image('CI'),
    footerLogoUrl: 'https://company.example/',
    mobileFooterCertificate: image('인증'),
    mobileFooterCertificateUrl: 'https://certificate.example/',
  };
  await openPage(page, {
    mall: aMall({ fields: { branding } }),
    site: { familySiteUrl: 'https://family.example/', businessCheckUrl: 'https://check.example/' },
  });
  const said = footer().textContent;
  const wanted = [
    '1600-1234',
    '평일 09:00 ~ 18:00',
    '토요일·일요일·공휴일 휴무',
    'help@familyshop.example',
    '패밀리샵 주식회사',
    '김하늘',
    '서울특별시 중구 가온길 12',
    '123-45-67890',
    '110111-1234567',
    '2026-서울중구-0001',
    '개인정보처리방침',
  ];
  expect(wanted.filter((text) => !said?.includes(text))).toEqual([]);
  const ways = within(footer())
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  const outward = [
    'tel:16001234',
    'mailto:help@familyshop.example',
    'https://company.example/',
    'https://check.example/',
    'https://family.example/',
    'https://certificate.example/',
  ];
  expect(outward.filter((href) => !ways.includes(href))).toEqual([]);
  expect(
    within(footer())
      .getAllByRole('img')
      .map((img) => img.getAttribute('alt')),
  ).toEqual(['CI', '인증']);
});

test('a demonstration says in the footer that no money moves, and a shop that sells says nothing of it', async () => {
  await openPage(page, { mall: aMall(), site: { isDemonstration: true } });
  expect(footer().textContent).toContain('시연용 쇼핑몰이에요. 실제 돈이 오가지 않고');
  cleanup();
  await openPage(page, { mall: aMall(), site: { isDemonstration: false } });
  expect(footer().textContent).not.toContain('시연용');
});

test('it leaves out unknown facts, but always says that it is closed on holidays', async () => {
  const nothing = { phone: null, opensAt: null, closesAt: null, email: null };
  const company = {
    name: null,
    representativeName: null,
    address: null,
    businessNumber: null,
    registrationNumber: null,
    salesPermitNumber: null,
    privacyOfficer: null,
    hostingProvider: null,
  };
  await openPage(page, { mall: aMall({ fields: { customerCenter: nothing, company } }) });
  expect(footer().textContent).toContain('토요일·일요일·공휴일 휴무');
  expect(footer().textContent).not.toMatch(/평일|대표자|주소|사업자|책임자|호스팅|null|undefined/);
});
