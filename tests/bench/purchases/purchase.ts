import type { Shop } from '../../harness/shop.ts';
import { cartItem, type SeedItem } from '../../harness/variants.ts';
import type { GatewayClient, Result } from '../kills/gateway-client.ts';

interface Sheet {
  number: string;
  buyer: object;
  paymentMethods: { method: string; cards: { code: string }[] }[];
  agreements: { code: string }[];
  summary: { payTotal: number };
}

interface Purchase {
  shop: Pick<Shop, 'url' | 'mallUrl'>;
  item: SeedItem;
  addressNumber: string;
}

const sheetFields = `... on OrderSheet { number buyer { name phone email } paymentMethods { method cards { code } }
  agreements { code } summary { payTotal } }`;

/** Buys an item by card: order sheet, its price at an address, order, the provider's page, the return, and the payment's status. */
export async function purchase(client: GatewayClient, { shop, item, addressNumber }: Purchase): Promise<void> {
  const { number } = success<Sheet>(
    await client.keyed('createOrderSheet', 'CreateOrderSheetInput', { source: { item: cartItem(item) } }, sheetFields),
  );
  const choice = { coupons: { numbers: [] }, points: 0, addressNumber };
  const sheet = success<Sheet>(
    await client.mutate('priceOrderSheet', 'PriceOrderSheetInput', { sheetNumber: number, choice }, sheetFields),
  );
  const { order, paymentRequest } = success<{
    order: { number: string };
    paymentRequest: { number: string; provider: string };
  }>(
    await client.keyed(
      'placeOrder',
      'PlaceOrderInput',
      {
        choice,
        sheetNumber: number,
        buyer: sheet.buyer,
        payment: {
          method: 'CARD',
          card: { code: sheet.paymentMethods.find(({ method }) => method === 'CARD')?.cards[0]?.code, months: 1 },
        },
        payTotal: sheet.summary.payTotal,
        agreedTerms: sheet.agreements.map(({ code }) => code),
        returnUrl: `${shop.url}/pg?mallUrl=${client.mallUrl}`,
      },
      '... on OrderPlaced { order { number } paymentRequest { number provider } }',
    ),
  );
  const { number: paymentNumber, provider } = paymentRequest;
  await fetch(`${shop.mallUrl}/pg-test/${paymentNumber}/play`, {
    method: 'POST',
    body: new URLSearchParams({ act: 'approve', back: 'once', notice: 'none' }),
    redirect: 'manual',
  });
  const input = { provider, number: paymentNumber, orderNumber: order.number };
  await client.mutate('returnFromPayment', 'ReturnFromPaymentInput', input, '');
  const { payment } = await client.ask<{ payment: { status: string } | null }>(
    'payment(orderNumber: $orderNumber) { status }',
    { orderNumber: order.number },
  );
  if (payment?.status !== 'PAID') throw new Error(`${order.number} is not paid: ${JSON.stringify(payment)}`);
}

function success<Wanted>(result: Result): Wanted {
  if ('message' in result) throw new Error(JSON.stringify(result));
  return result as unknown as Wanted;
}
