import { expect } from 'vitest';
import { test } from '../helpers/real-mall.ts';
import { ask } from './ask.ts';
import { emptiness } from './emptiness.ts';
import { readExamples } from './example-files.ts';

/** Every fifth that any visitor may send and that changes nothing: the mall is shared. The full tier executes all of them. */
const some = readExamples()
  .filter(({ query, needsMember, refusal }) => /^query/mu.test(query) && !needsMember && refusal === undefined)
  .filter((_example, index) => index % 5 === 0);

test('examples of the sandbox work on the seeded mall', async ({ gateway }) => {
  expect(some.length).toBeGreaterThan(5);
  for (const { name, query, variables, mayBeEmpty = [] } of some) {
    const { data, errors } = await ask(gateway.url, { query, variables });
    const empty = emptiness(data).filter((path) => !mayBeEmpty.includes(path));
    expect({ name, errors, empty }).toEqual({ name, errors: undefined, empty: [] });
  }
});
