import { setTimeout as pause } from 'node:timers/promises';
import { cartItem } from '../../harness/variants.ts';
import { GatewayClient, type Result } from './gateway-client.ts';
import { recoveryMs } from './patience.ts';

/** An order as its shopper remembers it. */
export interface KnownOrder {
  number: string;
  payTotal: number;
  /** What the shopper was last told. */
  end: 'PAID' | 'CANCELLED' | 'UNPAID';
}

/** What a shopper did, for the audit. */
export interface Story {
  orders: KnownOrder[];
  /** Known refusals, with their words. */
  refusals: string[];
  /** Claims that were accepted. */
  claims: number;
}

export interface ShopperOptions {
  url: string;
  /** The mall's own origin, where the pages of the test provider are. */
  providerUrl: string;
  mallUrl: string;
  mallNumber: string;
  id: string;
  password: string;
  productNumbers: readonly string[];
}

interface Sheet {
  number: string;
  buyer: object;
  paymentMethods: { method: string; cards: { code: string }[] }[];
  agreements: { code: string }[];
  coupons: { number: string; kind: string; isUsable: boolean }[];
  points: { usable: number } | null;
  summary: { payTotal: number };
  needsTicketPhone: boolean;
  pickupPlaces: { number: string }[];
}

interface Placed {
  order: { number: string; payTotal: number };
  paymentRequest: { number: string; provider: string } | null;
}

const anAddress = {
  receiverName: '윤슬기',
  receiverPhone: '010-0000-1234',
  postalCode: '04524',
  roadAddress: '서울특별시 중구 가온길 12',
  detailAddress: '3층',
};
const sheetFields = `... on OrderSheet { number buyer { name phone email } paymentMethods { method cards { code } }
  agreements { code } coupons { number kind isUsable } points { usable } summary { payTotal } needsTicketPhone pickupPlaces { number } }`;
const COMPANY_MS = 5_000;

const chance = (share: number) => Math.random() < share;
const oneOf = <Value>(values: readonly Value[]) => values[Math.floor(Math.random() * values.length)] as Value;

/** Buys, pays, cancels and returns until told to stop, and leaves no order without a known end. */
export class Shopper {
  readonly story: Story = { orders: [], refusals: [], claims: 0 };
  readonly client: GatewayClient;
  readonly #options: ShopperOptions;

  constructor(options: ShopperOptions) {
    this.#options = options;
    this.client = new GatewayClient(options.url, options);
  }

  async shopUntil(end: number): Promise<void> {
    const address = await this.#address();
    while (Date.now() < end) {
      const placed = await this.#place(address);
      if (!placed) continue;
      const known: KnownOrder = { ...placed.order, end: 'UNPAID' };
      this.story.orders.push(known);
      if (placed.paymentRequest && chance(0.1)) await this.#cancel(known);
      else if (await this.#pay(placed)) {
        known.end = 'PAID';
        if (chance(0.4)) await this.#cancel(known);
      }
    }
  }

  async #address(): Promise<string> {
    const { addresses } = await this.client.ask<{ addresses: { number: string }[] }>('addresses { number }');
    if (addresses[0]) return addresses[0].number;
    const wanted = '... on DeliveryAddressSaved { address { number } }';
    const saved = await this.client.keyed('createDeliveryAddress', 'CreateDeliveryAddressInput', anAddress, wanted);
    return (saved['address'] as { number: string }).number;
  }

  async #place(addressNumber: string): Promise<Placed | null> {
    const item = { productNumber: oneOf(this.#options.productNumbers), quantity: oneOf([1, 2, 3]) };
    const source = chance(0.4) ? await this.#fromCart(item) : { item: cartItem(item, this.#options.mallNumber) };
    if (!source) return null;
    const created = this.#known(
      await this.client.keyed('createOrderSheet', 'CreateOrderSheetInput', { source }, sheetFields),
    ) as Sheet | null;
    if (!created) return null;
    const usable = created.points?.usable ?? 0;
    const points = usable >= 1000 && chance(0.5) ? 1000 : 0;
    const coupon = chance(0.5) ? created.coupons.find(({ isUsable }) => isUsable) : undefined;
    const choice = { coupons: { numbers: coupon ? [coupon.number] : [] }, points, addressNumber };
    const sheet = this.#known(
      await this.client.mutate(
        'priceOrderSheet',
        'PriceOrderSheetInput',
        { sheetNumber: created.number, choice },
        sheetFields,
      ),
    ) as Sheet | null;
    if (!sheet) return null;
    const { payTotal } = sheet.summary;
    const card = sheet.paymentMethods.find(({ method }) => method === 'CARD')?.cards[0]?.code;
    const input = {
      choice,
      sheetNumber: sheet.number,
      buyer: sheet.buyer,
      payment: payTotal === 0 ? { method: 'POINTS' } : { method: 'CARD', card: { code: card, months: 1 } },
      payTotal,
      // Goods of the seed come by parcel, by text message, or are picked up.
      ...(sheet.needsTicketPhone && { ticketPhone: anAddress.receiverPhone }),
      ...(sheet.pickupPlaces[0] && { pickupPlaceNumber: sheet.pickupPlaces[0].number }),
      agreedTerms: sheet.agreements.map(({ code }) => code),
      returnUrl: `${this.#options.url}/pg?mallUrl=${this.#options.mallUrl}`,
    };
    const wanted = '... on OrderPlaced { order { number payTotal } paymentRequest { number provider } }';
    return this.#known(await this.client.keyed('placeOrder', 'PlaceOrderInput', input, wanted)) as Placed | null;
  }

  /** Puts an item into the cart, and orders what the cart then holds of it. */
  async #fromCart(item: { productNumber: string; quantity: number }): Promise<{ cartLines: string[] } | null> {
    const wanted = '... on CartChanged { cart { lines { number product { number } } } }';
    const result = this.#known(
      await this.client.keyed(
        'addToCart',
        'AddToCartInput',
        { items: [cartItem(item, this.#options.mallNumber)] },
        wanted,
      ),
    );
    if (!result) return null;
    const { lines } = result['cart'] as { lines: { number: string; product: { number: string } }[] };
    const line = lines.find(({ product }) => product.number === item.productNumber);
    return line ? { cartLines: [line.number] } : null;
  }

  /** Pays in one of the ways in which a payment can go, and waits until the shop knows. */
  async #pay({ order: { number }, paymentRequest }: Placed): Promise<boolean> {
    if (!paymentRequest) return true;
    const scenario = {
      act: 'approve',
      back: oneOf(['once', 'once', 'lost']),
      notice: oneOf(['none', 'first', 'after', 'twice']),
    };
    await this.#approve(paymentRequest.number, scenario);
    const giveUpAt = Date.now() + recoveryMs;
    while (Date.now() < giveUpAt) {
      // A return without result makes the mall ask the provider, as a page does whose window was closed.
      const input = { provider: paymentRequest.provider, number: paymentRequest.number, orderNumber: number };
      await this.client.mutate('returnFromPayment', 'ReturnFromPaymentInput', input, '');
      const { payment } = await this.client.ask<{ payment: { status: string } | null }>(
        'payment(orderNumber: $orderNumber) { status }',
        { orderNumber: number },
      );
      if (payment?.status === 'PAID') return true;
      await pause(500);
    }
    throw new Error(`${number} was approved at the provider, and is not paid after ${recoveryMs} ms.`);
  }

  /** Presses approve at the provider's page, again while the page cannot be reached. */
  async #approve(payNo: string, scenario: Record<string, string>): Promise<void> {
    const giveUpAt = Date.now() + recoveryMs;
    while (Date.now() < giveUpAt) {
      const response = await fetch(`${this.#options.providerUrl}/pg-test/${payNo}/play`, {
        method: 'POST',
        body: new URLSearchParams(scenario),
        redirect: 'manual',
        signal: AbortSignal.timeout(COMPANY_MS),
      }).catch(() => null);
      // 404: it was approved before, and the response was lost.
      if (response?.status === 303 || response?.status === 404) return;
      await pause(300);
    }
    throw new Error(`The provider's page of ${payNo} cannot be reached.`);
  }

  async #cancel(known: KnownOrder): Promise<void> {
    const { order } = await this.client.ask<{
      order: { items: { number: string; quantity: number; availableActions: string[] }[] } | null;
    }>('order(number: $number) { ... on GoodsOrder { items { number quantity availableActions } } }', {
      number: known.number,
    });
    const open = order?.items.filter(({ availableActions }) => availableActions.includes('CANCEL')) ?? [];
    if (open.length === 0) return;
    const items = known.end === 'PAID' && open.length > 1 && chance(0.5) ? open.slice(0, 1) : open;
    const intent = {
      orderNumber: known.number,
      items: items.map(({ number, quantity }) => ({ number, quantity })),
      reason: 'CHANGED_MIND',
    };
    const claimed = intent.items
      .map(({ number, quantity }) => `{ number: "${number}", quantity: ${quantity} }`)
      .join(' ');
    const { order: shown } = await this.client.ask<{ order: { claimPreview: Result } | null }>(
      `order(number: $number) { ... on GoodsOrder { claimPreview(input: { cancel: { items: [${claimed}], reason: CHANGED_MIND } }) {
        __typename ... on ClaimPreview { refundTotal } ... on UserError { message } } } }`,
      { number: known.number },
    );
    const preview = shown && this.#known(shown.claimPreview);
    if (!preview) return;
    const input = { ...intent, refundTotal: preview['refundTotal'] };
    const claim = this.#known(
      await this.client.keyed(
        'cancelOrder',
        'CancelOrderInput',
        input,
        '... on ClaimMade { claim { refundTotal status } }',
      ),
    );
    if (!claim) return;
    this.story.claims += 1;
    known.end = 'CANCELLED';
  }

  /** Null and remembered: a refusal. */
  #known(result: Result): Result | null {
    const refusal = result['message'];
    if (typeof refusal !== 'string') return result;
    const fields = (result['fields'] as { path: string[]; reason: string }[] | undefined) ?? [];
    const places = fields.map(({ path, reason }) => `${path.join('.')}: ${reason}`);
    this.story.refusals.push([refusal, ...places].join(' '));
    return null;
  }
}
