// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { PageContext } from '../page/page-context.ts';
import { fetchSanitizer } from './late-sanitizer.ts';
import { RichText } from './RichText.tsx';
import { sanitize } from './sanitize.ts';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const hostile = '<p id="main" onclick="steal()">안내<script>steal()</script></p>';

test.each([
  ['<p style="color: #123a9e">글</p>', '<p style="color: #123a9e">글</p>'],
  [
    '<img src="/images/a.svg" alt="그림" width="588" height="240" loading="lazy">',
    '<img src="/images/a.svg" alt="그림" width="588" height="240" loading="lazy">',
  ],
  [
    '<table><tbody><tr><td colspan="2">칸</td></tr></tbody></table>',
    '<table><tbody><tr><td colspan="2">칸</td></tr></tbody></table>',
  ],
  [
    '<a href="https://example.com/" target="_blank" rel="noopener noreferrer nofollow">밖</a>',
    '<a href="https://example.com/" target="_blank" rel="noopener noreferrer nofollow">밖</a>',
  ],
  ['<a href="tel:1600-0010">전화</a>', '<a href="tel:1600-0010">전화</a>'],
  [hostile, '<p>안내</p>'],
  ['<a href="javascript:steal()">가기</a>', '<a>가기</a>'],
  ['<a href="data:text/html,x">가기</a>', '<a>가기</a>'],
  ['<img src="x" onerror="steal()">', '<img src="x">'],
  ['<form action="/x"><input name="card">글</form>', '글'],
  ['<svg><a href="javascript:steal()">가기</a></svg><iframe src="/x"></iframe><style>*{}</style>', ''],
])('of %s the browser keeps %s', (html, kept) => {
  expect(sanitize(html)).toBe(kept);
});

test('what is rendered after the sanitiser came has been through it', async () => {
  await fetchSanitizer();
  renderInMall(<RichText html={hostile} />);
  expect(screen.getByText('안내').outerHTML).toBe('<p>안내</p>');
});

test("the server's markup is hydrated as it is, and later HTML is sanitized", async () => {
  await fetchSanitizer();
  const place = { mallUrl: 'familyshop', device: 'DESKTOP', params: {} } as const;
  const page = (html: string) => (
    <PageContext value={place}>
      <MemoryRouter>
        <RichText html={html} />
      </MemoryRouter>
    </PageContext>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(page('<p class="rendered">하나</p>'));
  document.body.append(root);
  const hydrated = await act(async () => hydrateRoot(root, page('<p class="rendered">하나</p>')));
  expect(screen.getByText('하나').outerHTML).toBe('<p class="rendered">하나</p>');
  await act(async () => hydrated.render(page('<p class="late">둘</p>')));
  expect(screen.getByText('둘').outerHTML).toBe('<p>둘</p>');
  await act(async () => hydrated.unmount());
});
