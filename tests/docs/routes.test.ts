import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/paths.ts';
import { routeList } from './route-list.ts';

test('the list of routes is that of the route table, with the journeys that name each page', async () => {
  await expect(routeList()).toMatchFileSnapshot(join(root, 'docs/routes.md'));
});
