import { randomUUID } from 'node:crypto';
import type { NewMember } from './new-member.ts';
import type { Shop } from './shop.ts';
import { cartItem, type SeedItem } from './variants.ts';

const mallUrl = 'familyshop';
/** Of an option with many pieces: all files of a worker share one shop. */
const earphones = { productNumber: 'GD26010291', optionNumber: 'GD26010291-1', colorName: '라벤더', quantity: 2 };
const anAddress = {
  receiverName: '윤슬기',
  receiverPhone: '010-0000-1234',
  postalCode: '04524',
  roadAddress: '서울특별시 중구 가온길 12',
  detailAddress: '3층',
};

interface Sheet {
  number: string;
  buyer: object;
  paymentMethods: { method: string; cards: { code: string }[] }[];
  agreements: { code: string }[];
  summary: { payTotal: number };
}

const sheetFields = `... on OrderSheet { number buyer { name phone email } paymentMethods { method cards { code } }
  agreements { code } summary { payTotal } }`;

/** Makes an order sheet of these goods for a member, and returns its number. */
export async function newSheet(
  shop: Pick<Shop, 'url'>,
  { id, password }: Pick<NewMember, 'id' | 'password'>,
  items: readonly SeedItem[],
): Promise<string> {
  const { accessToken } = await mutate<{ accessToken: string }>(shop, 'signIn(input: $input)', 'SignInInput', {
    wanted: '... on Session { accessToken }',
    input: { id, password },
  });
  const { number } = await mutate<Sheet>(shop, 'createOrderSheet(input: $input)', 'CreateOrderSheetInput', {
    wanted: sheetFields,
    input: { idempotencyKey: randomUUID(), source: { items: items.map((item) => cartItem(item)) } },
    accessToken,
  });
  return number;
}

/**
 * Places an order of a member by the mutations that the pages use, of two earphones where no other item is given, and
 * returns its number. It is held and waits for its payment by card.
 */
export async function newOrder(
  shop: Pick<Shop, 'url'>,
  { id, password }: Pick<NewMember, 'id' | 'password'>,
  item: SeedItem = earphones,
): Promise<string> {
  const idempotencyKey = randomUUID();
  const { accessToken } = await mutate<{ accessToken: string }>(shop, 'signIn(input: $input)', 'SignInInput', {
    wanted: '... on Session { accessToken }',
    input: { id, password },
  });
  const addressNumber = (await knownAddress(shop, accessToken)) ?? (await newAddress(shop, accessToken));
  const choice = { coupons: { numbers: [] }, points: 0, addressNumber };
  const { number } = await mutate<Sheet>(shop, 'createOrderSheet(input: $input)', 'CreateOrderSheetInput', {
    wanted: sheetFields,
    input: { idempotencyKey, source: { item: cartItem(item) } },
    accessToken,
  });
  const sheet = await mutate<Sheet>(shop, 'priceOrderSheet(input: $input)', 'PriceOrderSheetInput', {
    wanted: sheetFields,
    input: { sheetNumber: number, choice },
    accessToken,
  });
  const { order } = await mutate<{ order: { number: string } }>(shop, 'placeOrder(input: $input)', 'PlaceOrderInput', {
    wanted: '... on OrderPlaced { order { number } }',
    input: {
      idempotencyKey,
      sheetNumber: number,
      buyer: sheet.buyer,
      choice,
      payment: {
        method: 'CARD',
        card: { code: sheet.paymentMethods.find(({ method }) => method === 'CARD')?.cards[0]?.code, months: 1 },
      },
      payTotal: sheet.summary.payTotal,
      agreedTerms: sheet.agreements.map(({ code }) => code),
      returnUrl: `${shop.url}/pg?mallUrl=${mallUrl}`,
    },
    accessToken,
  });
  return order.number;
}

/** A member has ten addresses at most. */
async function knownAddress(shop: Pick<Shop, 'url'>, accessToken: string): Promise<string | undefined> {
  const response = await fetch(`${shop.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({ query: `{ viewer(mallUrl: "${mallUrl}") { addresses { number } } }` }),
  });
  const { data } = (await response.json()) as { data?: { viewer: { addresses: { number: string }[] } | null } | null };
  return data?.viewer?.addresses[0]?.number;
}

async function newAddress(shop: Pick<Shop, 'url'>, accessToken: string): Promise<string> {
  const input = { idempotencyKey: randomUUID(), ...anAddress };
  const wanted = '... on DeliveryAddressSaved { address { number } }';
  const { address } = await mutate<{ address: { number: string } }>(
    shop,
    'createDeliveryAddress(input: $input)',
    'CreateDeliveryAddressInput',
    { wanted, input, accessToken },
  );
  return address.number;
}

interface MutationRequest {
  wanted: string;
  input: object;
  accessToken?: string;
}

async function mutate<Answer extends object>(
  shop: Pick<Shop, 'url'>,
  mutation: string,
  type: string,
  { wanted, input, accessToken }: MutationRequest,
): Promise<Answer> {
  const query = `mutation ($input: ${type}!) { answer: ${mutation} { ${wanted} ... on UserError { message } } }`;
  const response = await fetch(`${shop.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}) },
    body: JSON.stringify({ query, variables: { input: { mallUrl, ...input } } }),
  });
  const { data, errors } = (await response.json()) as { data?: { answer?: Answer | null } | null; errors?: unknown };
  const answer = data?.answer;
  if (!answer || 'message' in answer) throw new Error(`${mutation}: ${JSON.stringify(answer ?? errors)}`);
  return answer;
}
