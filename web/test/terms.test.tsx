// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { knowDialogs } from './support/dialog.ts';
import { openPage } from './support/open-page.tsx';
import { aMall } from './support/sample-mall.ts';

const page = '/familyshop/content/familyShopIntro';
const versions = {
  TERMS_OF_USE: [aVersion('2', '지금의 이용 약속', '2026-07-15'), aVersion('1', '처음의 이용 약속', '2024-01-02')],
  PRIVACY_POLICY: [aVersion('9', '개인정보를 다루는 법', '2026-03-01')],
};
const mall = aMall({ fields: { terms: ({ kind }: { kind: keyof typeof versions }) => versions[kind] } });

beforeAll(knowDialogs);
beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the legal documents', () => {
  test('open from the footer over the page, which is not fetched again, and close on the way back to it', async () => {
    const shop = await openPage(page, { mall });
    const before = shop.requests.length;
    await userEvent.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: '이용약관' }));
    const viewer = await opened('이용약관', '지금의 이용 약속');
    expect(shop.at()).toBe(`${page}?terms=use`);
    expect(shop.requests.length).toBe(before + 1);

    await userEvent.click(viewer.getByRole('link', { name: '닫기' }));
    await waitFor(() => expect(shop.at()).toBe(page));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('open by their address, and close to the page below it with the rest of its query', async () => {
    const shop = await openPage('/m/familyshop/notice?page=2&terms=privacy', { mall });
    const viewer = await opened('개인정보처리방침', '개인정보를 다루는 법');
    await userEvent.click(viewer.getByRole('link', { name: '닫기' }));
    await waitFor(() => expect(shop.at()).toBe('/m/familyshop/notice?page=2'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('link from one to the other', async () => {
    const shop = await openPage(`${page}?terms=use`, { mall });
    const viewer = await opened('이용약관', '지금의 이용 약속');
    await userEvent.click(viewer.getByRole('link', { name: '개인정보처리방침' }));
    await opened('개인정보처리방침', '개인정보를 다루는 법');
    expect(shop.at()).toBe(`${page}?terms=privacy`);
  });

  test('list their earlier versions by the day since when they hold', async () => {
    await openPage(`${page}?terms=use`, { mall });
    const viewer = await opened('이용약관', '지금의 이용 약속');
    expect(await offered(viewer)).toEqual(['2026.07.15 (현행)', '2024.01.02']);
    await userEvent.click(viewer.getByRole('option', { name: '2024.01.02' }));
    expect(viewer.getByText('처음의 이용 약속')).toBeTruthy();
    expect(viewer.queryByText('지금의 이용 약속')).toBeNull();
  });

  test('say so in the list when there is no version', async () => {
    await openPage(`${page}?terms=use`, { mall: aMall({ fields: { terms: [] } }) });
    const viewer = await opened('이용약관', /아직 올라온 문서가 없어요/);
    expect(await offered(viewer)).toEqual(['검색 결과가 없습니다.']);
    expect(viewer.queryByRole('button', { name: '인쇄' })).toBeNull();
  });

  test('can be printed', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    await openPage(`${page}?terms=use`, { mall });
    const viewer = await opened('이용약관', '지금의 이용 약속');
    await userEvent.click(viewer.getByRole('button', { name: '인쇄' }));
    expect(print).toHaveBeenCalledOnce();
  });

  test('are not there for an address that names no document', async () => {
    await openPage(`${page}?terms=nothing`, { mall });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

async function opened(name: string, words: string | RegExp) {
  const viewer = within(await screen.findByRole('dialog', { name }));
  await viewer.findByText(words);
  return viewer;
}

/** The open list of versions. */
async function offered(viewer: Awaited<ReturnType<typeof opened>>) {
  expect(viewer.queryByRole('listbox')).toBeNull();
  await userEvent.click(viewer.getByLabelText('시행일', { selector: 'input' }));
  const list = await viewer.findByRole('listbox');
  return [...list.children].map(({ textContent }) => textContent);
}

function aVersion(number: string, words: string, day: string) {
  return { id: `terms-${number}`, number, html: `<p>${words}</p>`, approvedAt: `${day}T00:00:00+09:00` };
}
