import { randomUUID } from 'node:crypto';
import { expect, onTestFinished } from 'vitest';
import { collectValues, fillIn, madeUpValues } from '../../sandbox/src/examples/values.ts';
import { openGateway } from '../helpers/open-gateway.ts';
import { test } from '../helpers/real-mall.ts';
import { signIn } from './ask.ts';
import { readExamples, readKnownValues } from './example-files.ts';

const known = readKnownValues();
const examples = new Map(readExamples().map((example) => [example.name, example]));

test.beforeAll(({ mall }) => void mall);

test('a purchase and its cancellation can be walked through examples alone: each fills the next', async ({ mall }) => {
  const gateway = await openGateway(mall.url, { PG_TEST: '1' });
  onTestFinished(() => gateway.close());
  const { accessToken } = await signIn(gateway.url, { mallUrl: 'familyshop', id: 'gyeol', password: 'Family!2026' });
  let values: Record<string, unknown> = { ...madeUpValues(known), origin: gateway.url };

  async function open(name: string) {
    const { query, template } = examples.get(name) ?? { query: '', template: {} };
    const variables = fillIn(template, { ...values, key: randomUUID() });
    const { data, errors } = await gateway.ask(query, variables, { authorization: `Bearer ${accessToken}` });
    expect({ name, errors }).toEqual({ name, errors: [] });
    values = { ...values, ...collectValues(data, known) };
    return data;
  }

  await open('create-delivery-address');
  expect((await open('create-order-sheet')).createOrderSheet.number).toBe(values.sheet);
  expect((await open('price-order-sheet')).priceOrderSheet).toMatchObject({ __typename: 'OrderSheet' });
  const { placeOrder } = await open('place-order');
  expect(placeOrder).toMatchObject({ __typename: 'OrderPlaced', order: { number: values.order } });
  const { url, number } = placeOrder.paymentRequest;
  expect(number).toBe(values.payment);

  // The person's part, at the test company.
  await fetch(new URL(url, gateway.url), { method: 'POST', body: new URLSearchParams({ payNo: number }) });
  await fetch(new URL(`${url}/play`, gateway.url), { method: 'POST', body: new URLSearchParams({ act: 'approve' }) });
  expect((await open('return-from-payment')).returnFromPayment).toMatchObject({ status: 'PAID' });
  expect((await open('payment')).viewer.payment).toMatchObject({ status: 'PAID' });

  await open('order');
  const { claimPreview } = (await open('claim-preview')).viewer.order;
  expect(claimPreview.refundTotal).toBe(values.refundTotal);
  expect((await open('cancel-order')).cancelOrder).toMatchObject({ __typename: 'ClaimMade' });
});
