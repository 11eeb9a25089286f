// @vitest-environment jsdom
import { ApolloProvider, skipToken, useQuery, useSuspenseQuery } from '@apollo/client/react';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Profiler, Suspense, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StorefrontClient } from '../src/app/apollo/storefront-client.ts';
import { countingClient, sale, stockQuery } from './support/counting-client.ts';

const second = 1000;
const hour = 3600 * second;
const young = stockQuery(second);
const layout = stockQuery(hour);

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Stock({ query = young, id = 'a', skip = false }) {
  const { data, error } = useQuery(query, { variables: { id }, skip });
  return <p role="note">{error ? 'failed' : (data?.stock.left ?? 'nothing')}</p>;
}

function Retrying() {
  const { data, error, refetch } = useQuery(young, { variables: { id: 'a' } });
  return (
    <button type="button" onClick={() => void refetch().catch(() => {})}>
      <span role="note">{error ? 'failed' : (data?.stock.left ?? 'nothing')}</span>
    </button>
  );
}

function Suspended() {
  const { data } = useSuspenseQuery(young, { variables: { id: 'a' } });
  return <p role="note">{data.stock.left}</p>;
}

async function show(client: StorefrontClient, tree: ReactNode) {
  const view = await act(async () => render(<ApolloProvider client={client}>{tree}</ApolloProvider>));
  await settle();
  return {
    change: async (next: ReactNode) => {
      view.rerender(<ApolloProvider client={client}>{next}</ApolloProvider>);
      const atOnce = shown();
      await settle();
      return atOnce;
    },
    // Suspended questions are let go a moment after their component.
    leave: async () => {
      view.unmount();
      await settle();
    },
  };
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));
const tryAgain = async () => {
  act(() => screen.getByRole('button').click());
  await settle();
};
const shown = () => screen.queryByRole('note')?.textContent;
const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

test('within a second the cache answers alone', async () => {
  const { client, requests } = countingClient();
  await (await show(client, <Stock />)).leave();
  pass(999);
  await show(client, <Stock />);
  expect(shown()).toBe('1');
  expect(requests).toHaveLength(1);
});

test('after a second the cached answer shows at once and is then renewed', async () => {
  const { client, requests } = countingClient();
  await (await show(client, <Stock />)).leave();
  pass(1001);
  render(
    <ApolloProvider client={client}>
      <Stock />
    </ApolloProvider>,
  );
  expect(shown()).toBe('1');
  await settle();
  expect(shown()).toBe('2');
  expect(requests).toHaveLength(2);
});

test('layout is fresh for an hour', async () => {
  const { client, requests } = countingClient();
  await (await show(client, <Stock query={layout} />)).leave();
  pass(hour - 1);
  await (await show(client, <Stock query={layout} />)).leave();
  expect(requests).toHaveLength(1);
  pass(2);
  await show(client, <Stock query={layout} />);
  expect(requests).toHaveLength(2);
});

test.each([
  ['done', undefined],
  ['failed', [2]],
])('after a mutation that is %s, data are no longer fresh', async (_end, failsAt) => {
  const { client, requests } = countingClient(failsAt ? { failsAt } : {});
  await (await show(client, <Stock />)).leave();
  pass(1);
  await client.mutate({ mutation: sale, variables: { id: 'b' } }).catch(() => {});
  await (await show(client, <Stock />)).leave();
  expect(requests).toEqual(['a', 'b', 'a']);
});

test('a result that a mutation has overtaken is fetched again, and not shown', async () => {
  const late = Promise.withResolvers<void>();
  const { client, requests } = countingClient({ until: { 1: late.promise } });
  await show(client, <Stock />);
  await act(() => client.mutate({ mutation: sale, variables: { id: 'a' } }));
  late.resolve();
  await settle();
  expect(requests).toEqual(['a', 'a', 'a']);
  expect(shown()).toBe('3');
});

test('layout that a mutation has overtaken is not', async () => {
  const late = Promise.withResolvers<void>();
  const { client, requests } = countingClient({ until: { 1: late.promise } });
  await show(client, <Stock query={layout} />);
  await client.mutate({ mutation: sale, variables: { id: 'b' } });
  late.resolve();
  await settle();
  expect(requests).toEqual(['a', 'b']);
});

test('a retry right after a mutation asks the gateway', async () => {
  const { client, requests } = countingClient();
  await show(client, <Retrying />);
  pass(1);
  await client.mutate({ mutation: sale, variables: { id: 'b' } });
  await tryAgain();
  expect(requests).toEqual(['a', 'b', 'a']);
});

test('a mutation leaves the layout fresh', async () => {
  const { client, requests } = countingClient();
  await (await show(client, <Stock query={layout} />)).leave();
  pass(1);
  await client.mutate({ mutation: sale, variables: { id: 'b' } });
  await show(client, <Stock query={layout} />);
  expect(requests).toEqual(['a', 'b']);
});

test('other variables are another result with its own age', async () => {
  const { client, requests } = countingClient();
  const view = await show(client, <Stock id="a" />);
  pass(600);
  await view.change(<Stock id="b" />);
  pass(600);
  expect(await view.change(<Stock id="a" />)).toBe('1');
  expect(requests).toEqual(['a', 'b', 'a']);
  pass(200);
  await view.change(<Stock id="b" />);
  expect(requests).toEqual(['a', 'b', 'a']);
});

test('a query that was skipped starts when it no longer is, by the age it has then', async () => {
  const { client, requests } = countingClient();
  const view = await show(client, <Stock />);
  await view.change(<Stock skip />);
  pass(1001);
  await view.change(<Stock />);
  expect(requests).toHaveLength(2);
  await view.change(<Stock skip />);
  await view.change(<Stock />);
  expect(requests).toHaveLength(2);
});

test('a query that starts skipped is sent once it may', async () => {
  const { client, requests } = countingClient();
  const view = await show(client, <Stock skip />);
  expect(requests).toHaveLength(0);
  await view.change(<Stock />);
  expect(shown()).toBe('1');
});

test('a query that starts with the skip token does the same', async () => {
  const { client, requests } = countingClient();
  function Token({ isWanted }: { isWanted: boolean }) {
    const { data } = useQuery(young, isWanted ? { variables: { id: 'a' } } : skipToken);
    return <p role="note">{data?.stock.left ?? 'nothing'}</p>;
  }
  await client.preload(young, { id: 'a' });
  pass(1001);
  const view = await show(client, <Token isWanted={false} />);
  expect(requests).toHaveLength(1);
  await view.change(<Token isWanted />);
  expect(requests).toHaveLength(2);
});

test('a suspended question goes by the same rule', async () => {
  const { client, requests } = countingClient();
  const tree = (
    <Suspense fallback="waiting">
      <Suspended />
    </Suspense>
  );
  await (await show(client, tree)).leave();
  pass(500);
  await (await show(client, tree)).leave();
  expect(requests).toHaveLength(1);
  pass(1001);
  await show(client, tree);
  expect(shown()).toBe('2');
});

test('two sections with the same query share one request', async () => {
  const { client, requests } = countingClient();
  await show(
    client,
    <>
      <Stock />
      <Stock />
    </>,
  );
  expect(requests).toHaveLength(1);
});

test('a failed query is sent once, not again and again', async () => {
  const { client, requests } = countingClient({ failsAt: [1] });
  await show(client, <Stock />);
  expect(shown()).toBe('failed');
  pass(10_000);
  await settle();
  expect(requests).toHaveLength(1);
});

test('the window getting the focus sends nothing', async () => {
  const { client, requests } = countingClient();
  await show(client, <Stock />);
  pass(10_000);
  act(() => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
  });
  await settle();
  expect(requests).toHaveLength(1);
});

test('what was just preloaded is not queried again by the page', async () => {
  const { client, requests } = countingClient();
  await client.preload(young, { id: 'a' });
  await show(client, <Stock />);
  expect(shown()).toBe('1');
  expect(requests).toHaveLength(1);
});

test('preloading gives a stale answer at once and renews it behind', async () => {
  const { client, requests } = countingClient();
  await client.preload(young, { id: 'a' });
  pass(1001);
  expect((await client.preload(young, { id: 'a' })).data?.stock.left).toBe(1);
  expect(requests).toHaveLength(2);
});

test('preloading waits for the new answer where a stale one will not do', async () => {
  const { client } = countingClient();
  await client.preload(layout, { id: 'a' });
  pass(hour + 1);
  expect((await client.preload(layout, { id: 'a' }, { mayBeStale: false })).data?.stock.left).toBe(2);
});

test('a failed preload reports its error, and does not reject', async () => {
  const { client } = countingClient({ failsAt: [1] });
  const { data, error } = await client.preload(young, { id: 'a' });
  expect(data).toBeUndefined();
  expect(error).toBeInstanceOf(Error);
});

test('an error during the preload is shown by the page without a new request; a retry sends one', async () => {
  const { client, requests } = countingClient({ failsAt: [1, 2] });
  await client.preload(young, { id: 'a' });
  const view = await show(client, <Retrying />);
  expect(shown()).toBe('failed');
  expect(requests).toHaveLength(1);
  await tryAgain();
  expect(shown()).toBe('failed');
  expect(requests).toHaveLength(2);
  await tryAgain();
  expect(shown()).toBe('3');
  expect(requests).toHaveLength(3);
  await view.leave();
});

test('what failed while it was preloaded, and came since, is fresh', async () => {
  const { client, requests } = countingClient({ failsAt: [1] });
  await client.preload(young, { id: 'a' });
  await client.preload(young, { id: 'a' });
  await show(client, <Stock />);
  expect(shown()).toBe('2');
  expect(requests).toHaveLength(2);
});

test('what failed for another identity is queried for this one', async () => {
  const { client, requests } = countingClient({ failsAt: [1] });
  await client.preload(young, { id: 'a' });
  await client.clearStore();
  await show(client, <Stock />);
  expect(shown()).toBe('2');
  expect(requests).toHaveLength(2);
});

/** A client in whose page the result came, as old as that. */
function rehydrated(ageMs: number | null) {
  const counting = countingClient();
  const cache = {
    ROOT_QUERY: { __typename: 'Query', 'stock({"id":"a"})': { __ref: 'Stock:a' } },
    'Stock:a': { __typename: 'Stock', id: 'a', left: 100 },
  };
  const operations = [{ documentId: 'sha256:stock-1000', variables: { id: 'a' } }];
  counting.client.rehydrate({ cache, operations }, () => (ageMs === null ? null : Date.now() - ageMs));
  return counting;
}

test('a result that came inside the page renders it without a request', async () => {
  const { client, requests } = rehydrated(400);
  await show(client, <Stock />);
  client.finishHydration();
  await settle();
  expect(shown()).toBe('100');
  expect(requests).toHaveLength(0);
});

test.each([
  ['is older than its second', 1001],
  ['was not meant for this identity', null],
])('an answer inside the page that %s draws it and is renewed', async (_why, age) => {
  const { client, requests } = rehydrated(age);
  await show(client, <Stock />);
  expect([shown(), requests.length]).toEqual(['100', 0]);
  client.finishHydration();
  await waitFor(() => expect(shown()).toBe('1'));
  expect(requests).toHaveLength(1);
});

test('with another identity everything is queried again', async () => {
  const { client, requests } = countingClient();
  await (await show(client, <Stock />)).leave();
  await client.clearStore();
  await show(client, <Stock />);
  expect(requests).toHaveLength(2);
});

test('a query right after the identity changed is not discarded with the old results', async () => {
  const { client, requests } = countingClient();
  await show(client, <Stock query={layout} />);
  const resetting = client.resetStore();
  const { data } = await client.preload(young, { id: 'a' });
  expect(data?.stock.left).toBeGreaterThan(1);
  await resetting;
  expect(requests).toHaveLength(3);
});

test('during revalidation a result is shown until the new one arrives, and a result off the screen is queried when it is needed', async () => {
  const { client, requests } = countingClient();
  await (await show(client, <Stock query={layout} id="b" />)).leave();
  const view = await show(client, <Stock query={layout} id="a" />);
  expect(shown()).toBe('2');
  const revalidating = client.revalidateAll();
  expect(shown()).toBe('2');
  await act(() => revalidating);
  await settle();
  expect(shown()).toBe('3');
  expect(requests).toEqual(['b', 'a', 'a']);
  expect(client.isFresh(layout, { id: 'b' })).toBe(false);
  await view.leave();
});

test('during revalidation all users of one result share one query, and render it once', async () => {
  const { client, requests } = countingClient();
  const renders = vi.fn<() => void>();
  const Counted = () => (
    <Profiler id="stock" onRender={renders}>
      <Stock query={layout} id="a" />
    </Profiler>
  );
  const view = await show(
    client,
    <>
      <Counted />
      <Stock query={layout} id="a" />
    </>,
  );
  renders.mockClear();
  await act(() => client.revalidateAll());
  await settle();
  expect(screen.getAllByRole('note').map(({ textContent }) => textContent)).toEqual(['2', '2']);
  expect([requests, renders.mock.calls.length]).toEqual([['a', 'a'], 1]);
  await view.leave();
});
