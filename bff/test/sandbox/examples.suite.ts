import { describe, expect, test } from 'vitest';
import { ask, signIn } from './ask.ts';
import { emptiness } from './emptiness.ts';
import { readAccounts, readExamples } from './example-files.ts';
import type { System } from './system.ts';

const member = { mallUrl: 'familyshop', id: 'gaon', password: 'Family!2026' };

/** After these the token of the session is good for nothing. */
const endsSession = /\b(?:signOut|changePassword|withdraw)\(/u;

/** The panel's examples and accounts, executed by a real gateway. */
export function describeExamples(system: () => System): void {
  describe('the examples of the sandbox', () => {
    // One session for all, since signing in is limited.
    let session: ReturnType<typeof signIn> | undefined;
    test.each(readExamples())(
      'the example $name works on the seeded mall',
      async ({ query, variables, needsMember, refusal, mayBeEmpty = [] }) => {
        if (needsMember) session ??= signIn(system().url, member);
        const accessToken = needsMember ? (await session)?.accessToken : undefined;
        const answer = await ask(system().url, { query, variables }, accessToken);
        if (endsSession.test(query)) session = undefined;
        expect(answer.errors?.map(({ extensions }) => extensions?.code)).toEqual(
          refusal === undefined ? undefined : [refusal],
        );
        const empty = refusal === undefined ? emptiness(answer.data) : [];
        expect(empty.filter((path) => !mayBeEmpty.includes(path))).toEqual([]);
      },
    );

    test.each(readAccounts())('the account $id of $mallUrl answers $answer', async (account) => {
      const answer = await signIn(system().url, account);
      expect(answer.reason ?? answer.__typename).toBe(account.answer);
    });

    test("GraphiQL's question for the schema is answered", async () => {
      const { getIntrospectionQuery } = await import('graphql');
      const query = getIntrospectionQuery({ inputValueDeprecation: true, schemaDescription: true });
      const answer = await ask(system().url, { query });
      expect(answer.errors).toBeUndefined();
      expect(answer.data).toHaveProperty('__schema');
    });
  });
}
