// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Mall } from '../shop/mall/mall-context.ts';
import { usePageTitle } from '../shared/page/page-title.ts';
import { DocumentHead } from './DocumentHead.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const mall = { title: '통신가족샵', theme: 'A' } as Mall;

function Titled({ title }: { title: string | null }) {
  usePageTitle(title);
  return null;
}

const page = (title: string | null, routeTitle = '상품 목록') => (
  <DocumentHead routeTitle={routeTitle} mall={mall} device="DESKTOP">
    <Titled title={title} />
  </DocumentHead>
);

test('a page that hydrates keeps the title it was rendered with', () => {
  document.title = '생활가전 | 통신가족샵';
  const write = vi.spyOn(document, 'title', 'set');
  render(page('생활가전'));
  expect(new Set(write.mock.calls.flat())).toEqual(new Set(['생활가전 | 통신가족샵']));
});

test("the title follows the page, and is the route's where the page has none", () => {
  const { rerender } = render(page(null));
  expect(document.title).toBe('상품 목록 | 통신가족샵');
  rerender(page('주방가전'));
  expect(document.title).toBe('주방가전 | 통신가족샵');
  rerender(page(null, '로그인'));
  expect(document.title).toBe('로그인 | 통신가족샵');
});
