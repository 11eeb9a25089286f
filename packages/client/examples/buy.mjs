// Signs in, pages through a category, buys with the test company, and renews the session: node buy.mjs
import { awaitPayment, isRefused, MallClient, memoryStorage, refusalFragment } from '@family-mall/client';
import { home, payment as paymentQuery, product, results, shelf } from './selections.mjs';

const { GATEWAY: origin = 'http://localhost:4000', ID: id = 'gaon', PASSWORD: password = 'Family!2026' } = process.env;
const mallUrl = 'familyshop';
const storage = memoryStorage();
const mall = new MallClient({ origin, mallUrl, storage });

/** The result of a mutation. Throws the words of a refusal. */
async function send(name, input) {
  const type = `${name[0].toUpperCase()}${name.slice(1)}Input`;
  const text = `mutation ($input: ${type}!) { ${name}(input: $input) { ${results[name]} ...Refusal } }`;
  const data = await mall.request(text + refusalFragment, { input: { mallUrl, ...input } });
  if (isRefused(data[name])) throw new Error(data[name].message);
  return data[name];
}

/** As `send`, for what must not happen twice. */
const once = (name, input) => send(name, { idempotencyKey: crypto.randomUUID(), ...input });

await mall.session.keep(await send('signIn', { id, password }));

let shown = 0;
for (let after = null, more = true; more && shown < 60;) {
  const { nodes, pageInfo } = (await mall.request(shelf, { mallUrl, after })).mall.category.products;
  shown += nodes.length;
  [after, more] = [pageInfo.endCursor, pageInfo.hasNextPage];
}
console.log(`shown ${shown}`);

const { variants } = (await mall.request(product, { mallUrl })).mall.product;
const item = { variantId: variants.find(({ isAvailable }) => isAvailable).id, quantity: 1 };
const { address } = await once('createDeliveryAddress', home);
const { number: sheetNumber } = await once('createOrderSheet', { source: { item } });
const choice = { coupons: { numbers: [] }, points: 0, addressNumber: address.number };
const { buyer, paymentMethods, agreements, summary } = await send('priceOrderSheet', { sheetNumber, choice });

// As after half an hour, when the access token has ended: the next request renews the pair.
const before = await mall.session.read();
storage.write(`family-mall.session.${mallUrl}`, JSON.stringify({ ...before, accessToken: 'ended', receivedAt: 0 }));

const card = { code: paymentMethods.find(({ method }) => method === 'CARD').cards[0].code, months: 1 };
const shownToThePerson = { sheetNumber, choice, buyer, payTotal: summary.payTotal };
const agreedTerms = agreements.map(({ code }) => code);
const payment = { method: 'CARD', card };
const returnUrl = `${origin}/pg?mallUrl=${mallUrl}`;
const placed = await once('placeOrder', { ...shownToThePerson, agreedTerms, payment, returnUrl });
console.log(`renewed ${(await mall.session.read()).refreshToken !== before.refreshToken}`);

// The person pays at the company, in a browser. The test company's button can be pressed from here.
const { number, provider, url } = placed.paymentRequest;
await fetch(new URL(url, origin), { method: 'POST', body: new URLSearchParams({ payNo: number }) });
await fetch(new URL(`${url}/play`, origin), { method: 'POST', body: new URLSearchParams({ act: 'approve' }) });
const variables = { mallUrl, orderNumber: placed.order.number };
await send('returnFromPayment', { number, provider, orderNumber: placed.order.number });
const ask = async () => (await mall.request(paymentQuery, variables)).viewer.payment;
console.log(`paid ${(await awaitPayment({ ask })).status}`);
