// @vitest-environment jsdom
import { ApolloLink } from '@apollo/client';
import { of } from 'rxjs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test, vi } from 'vitest';
import { ViewerNameDocument } from '../../__generated__/graphql.ts';
import { SessionStore } from '../../shop/session/session-store.ts';
import { createCache } from './cache.ts';
import { rememberViewer } from './viewer.ts';
import { StorefrontClient } from './storefront-client.ts';

const variables = { mallUrl: 'familyshop' };
const viewer = { __typename: 'Member' as const, id: 'me', maskedName: '한*온', mustChangePassword: false };
const pairOf = (sub: string) => ({ accessToken: `.${btoa(JSON.stringify({ sub }))}.`, refreshToken: 'r' });

let sessions: SessionStore;

/** A document of this tab; `asked` counts its requests. */
function openDocument() {
  let asked = 0;
  const gateway = new ApolloLink(() => {
    asked += 1;
    return of({ data: { __typename: 'Query', viewer } });
  });
  const client = new StorefrontClient({ link: gateway, cache: createCache() });
  rememberViewer({ client, sessions });
  return {
    nameOf: async () =>
      (await client.preload(ViewerNameDocument, variables, { mayBeStale: false })).data?.viewer?.maskedName,
    asked: () => asked,
  };
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  sessions = new SessionStore(() => 'familyshop');
  sessions.save(pairOf('MB1'), true);
});

test('the next document of a tab knows who the member is without asking', async () => {
  const first = openDocument();
  expect(await first.nameOf()).toBe('한*온');
  expect(first.asked()).toBe(1);

  sessions.renew(pairOf('MB1'));
  const next = openDocument();
  expect(await next.nameOf()).toBe('한*온');
  expect(next.asked()).toBe(0);
});

test('another member is asked for, and nothing is left of one who has gone', async () => {
  await openDocument().nameOf();
  sessions.renew(pairOf('MB2'));
  const other = openDocument();
  await other.nameOf();
  expect(other.asked()).toBe(1);

  sessions.clear();
  expect(sessionStorage).toHaveLength(0);
});

/** What a document read of the member; a function of its own, so that the test itself holds nothing of it. */
function openAndWatch() {
  const { parse } = JSON;
  let read: WeakRef<object> | undefined;
  vi.spyOn(JSON, 'parse').mockImplementation((text: string) => {
    const value = parse(text) as { data?: object } | null;
    if (value?.data) read = new WeakRef(value.data);
    return value;
  });
  const opened = openDocument();
  vi.restoreAllMocks();
  return { ...opened, isInMemory: () => read?.deref() !== undefined };
}

test('nothing of what was remembered stays in memory after the member has left', async () => {
  await openDocument().nameOf();
  const next = openAndWatch();
  expect(next.isInMemory()).toBe(true);
  sessions.clear();
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  await vi.waitFor(() => {
    collectGarbage();
    expect(next.isInMemory()).toBe(false);
  });
  expect(next.asked()).toBe(0); // the document itself is still there
});
