import { expect, test } from 'vitest';
import { bearer, buyingGateway } from '../buying/buying-gateway.ts';
import { anOrder, anOrderHead } from '../buying/samples.ts';
import { cachingClients } from './buying/caching-clients.ts';
import { plain } from './buying/clients.ts';
import { queries, type QueryName } from './buying/documents.ts';

const buying = buyingGateway();
const screens: [QueryName, object][] = [
  ['BuyShopQuery', { mallUrl: 'familyshop' }],
  ['BuyOrdersQuery', { mallUrl: 'familyshop' }],
  ['BuyOrderQuery', { mallUrl: 'familyshop', number: 'OR1' }],
];

/** A mall with one order that is delivered, or confirmed: then it has earned points. */
function answer(isConfirmed: boolean) {
  const ordStat = isConfirmed ? 'OR00106' : 'OR00105';
  const state = { ordStat, psblList: isConfirmed ? [] : ['CONFIRM'] };
  const head = { ...anOrderHead, ...state };
  const order = anOrder(state);
  const [item] = order.itemList;
  const numbers = { clmCnt: 0, cpnCnt: 2, wishCnt: 0, cartCnt: 1, qstnWaitCnt: 0, subsCnt: 0 };
  buying.mall.on('orders', () => ({ list: [head], totalCnt: 1, page: 1, size: 5 }));
  const shown = { ...order, itemList: [{ ...item, itemStat: ordStat, psblList: state.psblList }] };
  buying.mall.on('orders/OR1', () => shown);
  buying.mall.on('my-shop/summary', () => ({
    ...numbers,
    ordStatCnt: { [ordStat]: 1 },
    wlsStatCnt: {},
    hldPnt: isConfirmed ? 3_399 : 3_000,
    rcntOrdList: [head],
  }));
  return shown;
}

test.for(Object.entries(cachingClients))(
  'a confirmed purchase leaves nothing of the screens as it was, without another query: %s',
  async ([, make]) => {
    answer(false);
    buying.mall.on('orders/OR1/confirm', () => ({ ordStat: 'OR00106', order: answer(true) }));
    let sent = 0;
    const count: typeof fetch = (...request) => {
      sent += 1;
      return fetch(...request);
    };
    const client = await make({ endpoint: `${buying.gateway.url}/graphql`, headers: bearer, fetch: count });
    for (const [name, variables] of screens) await client.query(name, { ...variables });
    const before = client.cached?.('BuyShopQuery', { mallUrl: 'familyshop' });

    const input = {
      mallUrl: 'familyshop',
      idempotencyKey: 'an-intent-of-mine',
      orderNumber: 'OR1',
      itemNumbers: ['OI1'],
    };
    await client.mutate('BuyConfirmMutation', { input });

    expect(before.viewer.pointBalance).toBe(3_000);
    for (const [name, variables] of screens) {
      const { data, errors } = await buying.gateway.ask(queries[name], { ...variables }, bearer);
      expect(errors).toEqual([]);
      expect({ name, shown: plain(client.cached?.(name, { ...variables })) }).toEqual({ name, shown: data });
    }
    expect(client.cached?.('BuyShopQuery', { mallUrl: 'familyshop' }).viewer.pointBalance).toBe(3_399);
    expect(sent).toBe(screens.length + 1);
  },
);
