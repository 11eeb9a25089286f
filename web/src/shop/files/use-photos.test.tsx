// @vitest-environment jsdom
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageContext } from '../page/page-context.ts';
import { SessionContext } from '../session/session-context.ts';
import { SessionStore } from '../session/session-store.ts';
import { usePhotos } from './use-photos.ts';

let server: Server;
let sent = 0;
let underWay = 0;
let mostAtOnce = 0;

/** Long enough for uploads that do not wait for one another to meet. */
const answerMs = 50;

beforeEach(async () => {
  server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*, authorization, x-idempotency-key, x-refresh-token');
    if (request.method === 'OPTIONS') {
      response.end();
      return;
    }
    underWay += 1;
    mostAtOnce = Math.max(mostAtOnce, underWay);
    const answer = () => {
      underWay -= 1;
      sent += 1;
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ number: `F${sent}` }));
    };
    request.resume().on('end', () => setTimeout(answer, answerMs));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const open = XMLHttpRequest.prototype.open;
  vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(function here(this: XMLHttpRequest, method, url) {
    open.call(this, method, `http://127.0.0.1:${port}${String(url)}`, true);
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await new Promise((resolve) => server.close(resolve));
});

test('photos go up one after the other, but not one that was removed meanwhile', async () => {
  const sessions = new SessionStore(() => 'familyshop');
  const accessToken = `e30.${btoa(JSON.stringify({ iat: 0, exp: 1800, sub: 'gaon' }))}.x`;
  sessions.save({ accessToken, refreshToken: 'refresh' }, false);
  const page = { mallUrl: 'familyshop', device: 'DESKTOP', params: {} } as const;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PageContext value={page}>
      <SessionContext value={sessions}>{children}</SessionContext>
    </PageContext>
  );
  const { result } = renderHook(() => usePhotos('CLAIM', 5), { wrapper });
  act(() => result.current.add(['a', 'b', 'c'].map((name) => new File(['bytes'], name, { type: 'image/png' }))));
  act(() => result.current.remove(result.current.list[1]?.key ?? ''));
  await waitFor(() => expect(result.current.isBusy).toBe(false));
  expect(result.current.list.map(({ file, number }) => [file.name, number])).toEqual([
    ['a', 'F1'],
    ['c', 'F2'],
  ]);
  expect([sent, mostAtOnce]).toEqual([2, 1]);
});
