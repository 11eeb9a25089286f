// Full tier: what pages ask before their code is there; `web/test/early-operations.test.tsx` proves the script.
import { expect } from 'vitest';
import { settled } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';

const pages = [
  ['SearchProducts', 'search/searchGoodsList?keyword=%EC%B2%AD%EC%86%8C%EA%B8%B0'],
  ['Favorites', 'myQuestion/listMyJjim'],
  ['OrderList', 'myQuestion/listMyOrder'],
] as const;

test('the pages of a member ask before their code is there, each once', async ({ shop, visit, memberOf }) => {
  const { page, complaints } = await visit('phone', await memberOf());
  const sent: string[] = [];
  page.on('request', (request) => {
    const [, name] = /"operationName":"(\w+)"/u.exec(request.postData() ?? '') ?? [];
    if (name) sent.push(name);
  });
  let awake = Promise.withResolvers<void>();
  await page.route('**/assets/client-*.js', async (route) => {
    await awake.promise;
    await route.continue();
  });
  for (const [name, path] of pages) {
    awake = Promise.withResolvers();
    sent.length = 0;
    await page.goto(`${shop.url}/m/familyshop/${path}`);
    expect(sent).toContain(name);

    awake.resolve();
    await settled(page);

    expect(sent.filter((each) => each === name)).toEqual([name]);
    await expect.poll(() => page.getByRole('main').getAttribute('aria-busy')).not.toBe('true');
  }
  expect(complaints).toEqual([]);
});
