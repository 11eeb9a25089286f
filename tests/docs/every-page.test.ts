import { expect, test } from 'vitest';
import { findRoute } from '../../web/src/shop/addresses/match-page.ts';
import { mallRoutes, outsideMalls } from '../../web/src/shop/addresses/route-table.ts';
import { everyPage } from '../harness/every-page.ts';

test('the walk over every page leaves out no row of the route table except the starts, which redirect', () => {
  const walked = new Set(
    everyPage.flatMap(({ addresses }) => addresses).map((address) => findRoute(address.split('?')[0] ?? '')?.entry),
  );
  const missing = [...mallRoutes, ...outsideMalls].filter((entry) => entry.page !== 'start' && !walked.has(entry));
  expect(missing.map(({ pattern }) => pattern)).toEqual([]);
});
