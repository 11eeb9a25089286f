import { expect, test } from 'vitest';
import { namedRoutes } from '../../bff/src/http/access-log.ts';
import { mallList } from '../../mall/content/src/seed/malls/mall-list.ts';
import { reservedSegments } from '../../web/src/shop/addresses/outside-pages.ts';

test('what the gateway serves beside pages is the name of no mall', () => {
  // A mall's name has no dot.
  const names = [...namedRoutes].filter((name) => !name.includes('.'));
  expect(names.filter((name) => !reservedSegments.has(name))).toEqual([]);
  expect(mallList.filter(({ mallUrl }) => reservedSegments.has(mallUrl))).toEqual([]);
});
