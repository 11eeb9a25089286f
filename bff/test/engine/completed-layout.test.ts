import { getOperationAST, parse } from 'graphql';
import { expect, test } from 'vitest';
import { planOperation } from '../../src/fast-path/execution/executor.ts';
import { executableSchema } from '../../src/graphql/resolvers.ts';
import { readSchema } from '../../src/graphql/staleness.ts';
import { CacheTags } from '../../src/request/cache-tags.ts';
import { share } from '../../src/shared/shared-value.ts';

const category = { id: '1', number: '1', name: '가전', type: null, url: null, image: { url: '/a.png', alt: '' } };
const cached: Record<string, object> = {
  'Query.mall': share({
    id: 'M',
    number: 'M1',
    url: 'familyshop',
    branding: { logo: { url: '/logo.png', alt: '로고' } },
  }),
  'Mall.menu': share([{ ...category, subcategories: [{ ...category, id: '2', subcategories: [] }] }]),
};

/** Of a request of its own, over the same cached layout. */
const context = () => ({
  mallApi: { layout: async (field: string) => cached[field] },
  imageHostOf: () => '',
  mallUrls: new Map(),
  cacheTags: new CacheTags(),
  requestCache: new Map(),
});

test('a menu with its subcategories is completed once for all requests', async () => {
  const document = parse(`{ mall(url: "familyshop", device: DESKTOP) {
    branding { logo { url } }
    menu { id number name type url image { url alt } subcategories { id name image { url alt } subcategories { id } } }
  } }`);
  const operation = getOperationAST(document);
  const plan = operation && planOperation(executableSchema(readSchema()), document, operation);
  const one = await plan?.({}, context());
  const other = await plan?.({}, context());
  expect(one).toMatchObject({ data: { mall: { menu: [{ name: '가전', subcategories: [{ id: '2' }] }] } } });
  const [first, second] = [one, other].map((result) => result?.data?.['mall'] as Record<string, unknown>);
  for (const field of ['branding', 'menu']) expect(second?.[field]).toBe(first?.[field]);
});
