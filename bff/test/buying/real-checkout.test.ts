import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { mallUrl } from './real-buyer.ts';
import { test } from '../helpers/real-mall.ts';
import type { OpenGateway } from '../helpers/open-gateway.ts';

// Starts mall and gateway in the time of a hook, not of a test.
test.beforeAll(({ gateway }) => void gateway);

const signIn = async (gateway: OpenGateway, id: string, mall = mallUrl) => {
  const { data } = await gateway.ask(
    'mutation ($input: SignInInput!) { signIn(input: $input) { ... on Session { accessToken refreshToken } } }',
    { input: { mallUrl: mall, id, password: 'Family!2026' } },
  );
  return data.signIn as { accessToken: string; refreshToken: string };
};

const nameOf = async (gateway: OpenGateway, accessToken: string, mall = mallUrl) => {
  const authorization = `Bearer ${accessToken}`;
  const { data } = await gateway.ask(`{ viewer(mallUrl: "${mall}") { maskedName } }`, {}, { authorization });
  return data.viewer?.maskedName;
};

/** A ticket, or the code of an error. */
const ticketFor = async (gateway: OpenGateway, accessToken: string, mall = mallUrl): Promise<string> => {
  const { data, errors } = await gateway.ask(
    'mutation ($input: CreateCheckoutInput!) { createCheckout(input: $input) { __typename ... on Checkout { checkoutUrl } } }',
    { input: { mallUrl: mall, idempotencyKey: randomUUID(), opens: 'CART' } },
    { authorization: `Bearer ${accessToken}` },
  );
  const url = data?.createCheckout?.checkoutUrl;
  return url
    ? (new URLSearchParams(new URL(url).hash.slice(1)).get('ticket') ?? '')
    : String(errors[0]?.extensions.code);
};

const start = async (gateway: OpenGateway, ticket: string, mall = mallUrl) => {
  const { data, errors } = await gateway.ask(
    `mutation ($input: StartCheckoutInput!) { startCheckout(input: $input) {
      __typename ... on CheckoutStarted { session { accessToken refreshToken } } ... on WrongState { stateCode } ... on UserError { message } } }`,
    { input: { mallUrl: mall, ticket } },
  );
  return data?.startCheckout ?? { code: errors[0]?.extensions.code };
};

test('a ticket begins a session of the same member once, apart from the one that asked', async ({ gateway }) => {
  const app = await signIn(gateway, 'gyeol');
  const ticket = await ticketFor(gateway, app.accessToken);
  const { session } = await start(gateway, ticket);
  expect(await nameOf(gateway, session.accessToken)).toBe(await nameOf(gateway, app.accessToken));
  expect(session.refreshToken).not.toBe(app.refreshToken);
  expect(await start(gateway, ticket)).toMatchObject({ __typename: 'WrongState', stateCode: 'USED' });

  await gateway.ask(
    'mutation { signOut(input: { mallUrl: "familyshop" }) { isSignedOut } }',
    {},
    { authorization: `Bearer ${session.accessToken}` },
  );
  expect(await nameOf(gateway, app.accessToken)).toBe('김*');
});

test('a visitor gets no ticket, and one of another mall opens nothing here', async ({ gateway }) => {
  expect(await ticketFor(gateway, 'e30.e30.x')).toBe('UNAUTHENTICATED');
  const other = await signIn(gateway, 'gaon', 'familyshopplus');
  const ticket = await ticketFor(gateway, other.accessToken, 'familyshopplus');
  expect(await start(gateway, ticket)).toEqual({ code: 'BAD_INPUT' });
});

test('guests of a marketing mall have a checkout, too', async ({ gateway }) => {
  const mall = 'familyshopyoung';
  const { data } = await gateway.ask(
    'mutation ($input: StartMarketingSessionInput!) { startMarketingSession(input: $input) { accessToken } }',
    { input: { mallUrl: mall, device: 'MOBILE' } },
  );
  const ticket = await ticketFor(gateway, data.startMarketingSession.accessToken, mall);
  expect(await start(gateway, ticket, mall)).toMatchObject({ __typename: 'CheckoutStarted' });
});
