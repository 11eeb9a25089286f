import type { ApolloClient } from '@apollo/client';
import {
  CheckoutCartDocument,
  CheckoutOrderDocument,
  CheckoutOrderSheetDocument,
  CheckoutPhoneOrderSheetDocument,
  ViewerNameDocument,
  type Device,
  type JoinType,
} from '../../__generated__/graphql.ts';
import { formatWon } from '../../shared/format/money.ts';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { subscriptionPath } from '../../shop/links/mall-paths.ts';
import { phoneOrderPath } from '../../shop/links/phone-order-paths.ts';
import type { Mall } from '../../shop/mall/mall-context.ts';
import type { TokenPair } from '../../shop/session/session-store.ts';
import type { CheckoutAddress } from './checkout-address.ts';

/** Whose checkout it is, of what, and the page that goes on with it. */
export interface CheckoutContents {
  maskedName: string;
  /** What is bought. */
  subject: string;
  /** To pay; null where it is not known yet. */
  total: string | null;
  path: string;
}

interface Place {
  mall: Pick<Mall, 'url' | 'openAreas'>;
  device: Device;
}

type Target = Pick<CheckoutAddress, 'opens' | 'number'>;

/** Asks in the name of a session that is not kept yet. Null: its member is not known. Throws what the network throws. */
export async function loadContents(
  client: ApolloClient,
  place: Place,
  target: Target,
  session: TokenPair,
): Promise<CheckoutContents | null> {
  const options = { fetchPolicy: 'no-cache', errorPolicy: 'all', context: { session } } as const;
  const [who, found] = await Promise.all([
    client.query({ query: ViewerNameDocument, variables: { mallUrl: place.mall.url }, ...options }),
    findContents(client, place, target, options),
  ]);
  const viewer = who.data?.viewer;
  return viewer ? { maskedName: viewer.maskedName ?? '회원', path: pathOf(place, target), ...found } : null;
}

type Options = Pick<ApolloClient.QueryOptions, 'fetchPolicy' | 'errorPolicy' | 'context'>;

type Found = Pick<CheckoutContents, 'subject' | 'total'> & Partial<Pick<CheckoutContents, 'path'>>;

async function findContents(client: ApolloClient, place: Place, target: Target, options: Options): Promise<Found> {
  const mallUrl = place.mall.url;
  const number = target.number ?? '';
  const variables = { mallUrl, number };
  switch (target.opens) {
    case 'CART': {
      const { data } = await client.query({ query: CheckoutCartDocument, variables: { mallUrl }, ...options });
      const count = data?.viewer?.cart?.lineCount;
      return { subject: count == null ? '장바구니' : `장바구니 상품 ${count}개`, total: null };
    }
    case 'ORDER_SHEET': {
      const { data } = await client.query({ query: CheckoutOrderSheetDocument, variables, ...options });
      const sheet = data?.viewer?.orderSheet;
      if (!sheet) return { subject: '주문서', total: null };
      return { subject: named(sheet.lines.map(({ name }) => name)), total: formatWon(sheet.summary.payTotal) };
    }
    case 'PHONE_ORDER_SHEET': {
      const { data } = await client.query({ query: CheckoutPhoneOrderSheetDocument, variables, ...options });
      const estimate = data?.viewer?.phoneOrderSheet?.estimate;
      const subject = [estimate?.productName, estimate?.planName].filter(Boolean).join(' · ') || '휴대폰 신청서';
      return { subject, total: null, ...(estimate ? { path: phonePath(place, number, estimate) } : {}) };
    }
    case 'ORDER': {
      const { data } = await client.query({ query: CheckoutOrderDocument, variables, ...options });
      const order = data?.viewer?.order;
      return { subject: order?.title ?? `주문 ${number}`, total: order ? formatWon(order.payTotal) : null };
    }
    case 'SUBSCRIPTION':
      return { subject: '구독 신청', total: null };
  }
}

/** The page of a target for whoever is signed in there. */
export function pathOf({ mall, device }: Place, { opens, number }: Target): string {
  switch (opens) {
    case 'ORDER_SHEET':
      return pathTo('order-form', mall, device, { sheetNumber: number ?? '' });
    case 'ORDER':
      return pathTo('order-pay', mall, device, { orderNumber: number ?? '' });
    case 'SUBSCRIPTION':
      return subscriptionPath(mall.url, device, number ?? '');
    case 'PHONE_ORDER_SHEET':
      return phoneOrderPath(mall.url, device, 'certPhone', new URLSearchParams({ sheet: number ?? '' }));
    case 'CART':
      return pathTo('cart', mall, device);
  }
}

function named([first = '주문서', ...more]: readonly string[]): string {
  return more.length === 0 ? first : `${first} 외 ${more.length}건`;
}

interface ChosenPhone {
  productNumber: string | null;
  joinType: JoinType | null;
  memory: string | null;
  planNumber: string | null;
  deviceMonths: number;
}

/** The certification, with what was chosen in its address, as after choosing on the product's page. */
function phonePath({ mall, device }: Place, sheet: string, chosen: ChosenPhone): string {
  const values = {
    gdsGrpNo: chosen.productNumber,
    join: chosen.joinType && chosen.joinType.toLowerCase(),
    memory: chosen.memory,
    plan: chosen.planNumber,
    months: String(chosen.deviceMonths),
    sheet,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== null) query.set(name, value);
  return phoneOrderPath(mall.url, device, 'certPhone', query);
}
