import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** The marketing mall of the small data set. */
export const guestMall = 'familyshop-m';

/** What the gateway said: the field `answer` of the data, or why there is none. */
interface Told<Answer> {
  status: number;
  answer: (Answer & { message?: string }) | null;
  /** Codes and words of errors. */
  errors: readonly { message: string; extensions: { code: string; userMessage?: string } }[];
  text: string;
}

/** A visitor of the marketing mall before a gateway. Whom it sheds waits as long as it says, and asks again. */
export class GatewayGuest {
  /** All that was told, as it came. */
  readonly texts: string[] = [];
  /** How often it was told to come later. */
  waits = 0;
  readonly #url: string;
  readonly #patience: number;
  #headers: Record<string, string> = {};

  constructor(url: string, { patience = Infinity } = {}) {
    this.#url = url;
    this.#patience = patience;
  }

  async enter(): Promise<void> {
    const { accessToken } = await this.mutate<{ accessToken: string }>('startMarketingSession', 'accessToken', {
      device: 'DESKTOP',
    });
    this.#headers = { authorization: `Bearer ${accessToken}` };
  }

  /** Throws what was told in place of an answer. */
  async mutate<Answer>(name: string, fields: string, input: object): Promise<Answer> {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
    const query = `mutation ($input: ${type}!) { answer: ${name}(input: $input) { ${fields} } }`;
    return this.read<Answer>(query, { input: { mallUrl: guestMall, ...input } });
  }

  async read<Answer>(query: string, variables: object = {}): Promise<Answer> {
    const { answer, text } = await this.#ask<Answer>(query, variables);
    if (answer === null || answer.message !== undefined) throw new NoAnswer(text);
    return answer;
  }

  async #ask<Answer>(query: string, variables: object): Promise<Told<Answer>> {
    for (;;) {
      const told = await fetch(`${this.#url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...this.#headers },
        body: JSON.stringify({ query, variables }),
      });
      const text = await told.text();
      this.texts.push(text);
      const { data, errors = [] } = JSON.parse(text) as {
        data?: { answer: Told<Answer>['answer'] } | null;
        errors?: Told<Answer>['errors'];
      };
      const wait = told.headers.get('retry-after');
      if (wait === null) return { status: told.status, answer: data?.answer ?? null, errors, text };
      this.waits += 1;
      // Longer is no crowd, but a limit.
      if (this.waits > this.#patience || Number(wait) > 30) throw new NoAnswer(text);
      // Not all at the same moment again.
      await pause(Number(wait) * 1000 * (0.5 + Math.random()));
    }
  }

  /** Writes an address, and asks for a sheet of one item. Returns what `place` needs. */
  async prepare(item: object, mark: string) {
    const { address } = await this.mutate<{ address: { number: string } }>(
      'createDeliveryAddress',
      '... on DeliveryAddressSaved { address { number unmasked { receiverName detailAddress } } } ... on UserError { message }',
      {
        idempotencyKey: randomUUID(),
        receiverName: mark,
        receiverPhone: '010-0000-1234',
        postalCode: '04524',
        roadAddress: '서울특별시 중구 가온길 12',
        detailAddress: mark,
      },
    );
    const choice = { coupons: { numbers: [] }, points: 0, addressNumber: address.number };
    const { number } = await this.mutate<Sheet>('createOrderSheet', sheetFields, {
      idempotencyKey: randomUUID(),
      source: { item },
    });
    const sheet = await this.mutate<Sheet>('priceOrderSheet', sheetFields, { sheetNumber: number, choice });
    return { sheet, choice, mark };
  }

  /** Places the order, which then waits for its money. Returns its number. */
  async place({ sheet, choice, mark }: Awaited<ReturnType<GatewayGuest['prepare']>>): Promise<string> {
    const card = sheet.paymentMethods.find(({ method }) => method === 'CARD')?.cards[0]?.code;
    const { order } = await this.mutate<{ order: { number: string } }>(
      'placeOrder',
      '... on OrderPlaced { order { number } } ... on UserError { message }',
      {
        idempotencyKey: randomUUID(),
        sheetNumber: sheet.number,
        buyer: { name: mark, phone: '010-0000-1234', email: 'guest@example.com' },
        choice,
        payment: { method: 'CARD', card: { code: card, months: 1 } },
        payTotal: sheet.summary.payTotal,
        agreedTerms: sheet.agreements.map(({ code }) => code),
        returnUrl: `http://localhost:4000/pg?mallUrl=${guestMall}`,
      },
    );
    return order.number;
  }
}

/** What came in place of an answer. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

interface Sheet {
  number: string;
  paymentMethods: { method: string; cards: { code: string }[] }[];
  agreements: { code: string }[];
  summary: { payTotal: number };
}

const sheetFields = `... on OrderSheet { number paymentMethods { method cards { code } } agreements { code } summary { payTotal } }
  ... on UserError { message }`;
