import { describe, expect } from 'vitest';
import { firstInQuick } from '../../../scripts/lib/test-tiers.ts';
import { testAs } from '../buying/real-buyer.ts';
import { withAdvice } from './advice.ts';
import { graphqlRequest, plain, urql, type Access, type ShopClient } from './buying/clients.ts';
import { cachingClients } from './buying/caching-clients.ts';
import { queries } from './buying/documents.ts';
import { buyAndCancel, type Screen } from './buying/walk.ts';

const test = testAs('gaon2');

const makers: Record<string, (access: Access) => Promise<ShopClient>> = {
  ...cachingClients,
  urql: async (access) => urql(access),
  'graphql-request': async (access) => graphqlRequest(access),
};

/** Queries and mutations of the whole walk, each sent once. */
const walkLength = 11 + 10;

describe('a client as its maker ships it', () => {
  test.for(firstInQuick(Object.entries(makers)))('buys, pays and cancels: %s', async ([, make], { buyer, gateway }) => {
    let sent = 0;
    const count: typeof fetch = (...request) => {
      sent += 1;
      return fetch(...request);
    };
    const client = await make({ endpoint: `${gateway.url}/graphql`, headers: buyer.authorization, fetch: count });
    const agreed: string[] = [];

    async function afterMutation(mutation: string, screens: readonly Screen[]) {
      const { cached } = client;
      if (!cached) return;
      const before = sent;
      for (const [name, variables] of screens) {
        const { data } = await gateway.ask(queries[name], variables, buyer.authorization);
        expect({ mutation, name, shown: plain(cached(name, variables)) }).toEqual({ mutation, name, shown: data });
        agreed.push(name);
      }
      expect(sent).toBe(before);
    }

    const press = (paymentNumber: string, act: string) => buyer.play(paymentNumber, { act });
    const { result: order, advice } = await withAdvice(() => buyAndCancel(client, { press, afterMutation }));
    // A client that is told of no merge of lists replaces them, as it should.
    expect(advice.filter((text) => !text.startsWith('Cache data may be lost'))).toEqual([]);

    expect(plain(order)).toMatchObject({
      status: 'CANCELLED',
      phase: 'CANCELLED_OR_RETURNED',
      remainingTotal: 0,
      refundedTotal: order.payTotal,
      claims: [{ status: 'DONE', refundTotal: order.payTotal }],
    });
    if (client.cached) expect([agreed.length, sent]).toEqual([5 * 5 + 5 * 7, walkLength]);
  });
});
