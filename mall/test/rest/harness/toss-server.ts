import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface TossRow {
  paymentKey: string;
  orderId: string;
  status: string;
  method: string;
  totalAmount: number;
  balanceAmount: number;
  approvedAt: string | null;
  virtualAccount: object | null;
  /** Asked for at the opening of a virtual account. */
  dueDate: string | null;
  cancels: { cancelAmount: number; cancelReason: string; transactionKey: string; canceledAt: string }[];
  failure: { code: string; message: string } | null;
}

export interface TossServer {
  url: string;
  secretKey: string;
  rows: Map<string, TossRow>;
  /** The requests that changed something, newest last. */
  calls: { path: string; body: Record<string, unknown>; key: string | undefined }[];
  /** What the shopper does at its page. */
  approve(orderId: string): string;
  /** A deposit to the account of an order. */
  deposit(orderId: string): void;
  /** From now on confirmations are refused. */
  refuseCards: boolean;
  /** From now on nothing is answered but 500. */
  isDown: boolean;
  /** What openings are answered from now on; null: they are opened. They wait for it. */
  opening: (() => Promise<{ status: number; content: unknown } | null>) | null;
  /**
   * From now on calls of this path get this answer, which changes nothing; null: they do what they should. An error with a code is
   * the answer of its key for good. `meanwhile` happens before the answer.
   */
  fault: { path: RegExp; status: number; content: unknown; meanwhile?: () => Promise<void> } | null;
  /** From now on what changes something has its effect, and is answered with nothing. */
  losesAnswers: boolean;
  /** From now on confirmations hang until `release`: a repeat meanwhile is refused as one that is being processed. */
  holdsConfirmations: boolean;
  /** How many confirmations hang. */
  readonly heldCnt: number;
  /** Ends the confirmations that hang, with payment. */
  release(): void;
  /** Somebody of the shop gives money back at the provider's own pages. */
  refundInConsole(orderId: string, amount: number, reason?: string): void;
  /** The provider takes the money, whatever it answered. */
  finish(orderId: string): void;
  /** A payment that the mall never asked for. */
  takeUnasked(orderId: string, amount: number): void;
  /** How many rows its pages of transactions have. */
  pageRows: number;
  /** What it pays out, by the number of a payment; null: all that was paid. */
  paidOut: Map<string, number> | null;
  close(): Promise<void>;
}

interface TossAnswer {
  status: number;
  content: unknown;
}

const refusals: Record<string, string> = {
  BELOW_MINIMUM_AMOUNT: '신용카드는 결제금액이 100원 이상, 계좌는 200원이상부터 결제가 가능합니다.',
  NOT_FOUND_PAYMENT: '존재하지 않는 결제 정보 입니다.',
  ALREADY_PROCESSED_PAYMENT: '이미 처리된 결제 입니다.',
  REJECT_CARD_COMPANY: '결제 승인이 거절되었습니다.',
  NOT_CANCELABLE_AMOUNT: '취소 할 수 없는 금액 입니다.',
  ALREADY_CANCELED_PAYMENT: '이미 취소된 결제 입니다.',
  INVALID_REFUND_ACCOUNT_INFO: '환불 계좌번호와 예금주명이 일치하지 않습니다.',
  IDEMPOTENT_REQUEST_PROCESSING: '이전 멱등 요청이 처리중입니다.',
  UNAUTHORIZED_KEY: '인증되지 않은 시크릿 키 혹은 클라이언트 키 입니다.',
};

export const refuse = (code: string, status = 400) => ({ status, content: { code, message: refusals[code] ?? code } });

function paidRow(orderId: string, amount: number): TossRow {
  return {
    paymentKey: `key-${orderId}`,
    orderId,
    status: 'DONE',
    method: '카드',
    totalAmount: amount,
    balanceAmount: amount,
    approvedAt: '2026-04-15T12:00:00+09:00',
    virtualAccount: null,
    dueDate: null,
    cancels: [],
    failure: null,
  };
}

/** What its own error handler answers is kept under the key of the call; what is lost on the way, or comes too soon, is not. */
function isKept({ status, content }: TossAnswer): boolean {
  return status !== 409 && status !== 429 && typeof content === 'object' && content !== null && 'code' in content;
}

/** Simulates the API of Toss Payments as far as the mall uses it, from its published documentation. */
export async function openTossServer(secretKey = 'test_sk_of_the_tests'): Promise<TossServer> {
  const rows = new Map<string, TossRow>();
  const repeated = new Map<string, TossAnswer>();
  const processing = new Set<string>();
  const held: (() => void)[] = [];
  const toss: TossServer = {
    url: '',
    secretKey,
    rows,
    calls: [],
    approve(orderId) {
      const row = mustHave(orderId);
      row.status = 'IN_PROGRESS';
      return row.paymentKey;
    },
    deposit(orderId) {
      const row = mustHave(orderId);
      row.status = 'DONE';
      row.approvedAt = '2026-04-15T12:30:00+09:00';
    },
    refuseCards: false,
    isDown: false,
    opening: null,
    fault: null,
    losesAnswers: false,
    holdsConfirmations: false,
    get heldCnt() {
      return held.length;
    },
    finish(orderId) {
      Object.assign(mustHave(orderId), { status: 'DONE', approvedAt: '2026-04-15T12:00:00+09:00' });
    },
    takeUnasked(orderId, amount) {
      rows.set(orderId, paidRow(orderId, amount));
    },
    pageRows: 1000,
    paidOut: null,
    refundInConsole(orderId, amount, reason = '고객 요청') {
      giveBack(mustHave(orderId), amount, reason);
    },
    release() {
      for (const go of held.splice(0)) go();
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const giveBack = (row: TossRow, cancelAmount: number, cancelReason: string) => {
    const transactionKey = `cancel-${row.cancels.length}-${row.orderId}`;
    row.cancels.push({ cancelAmount, cancelReason, transactionKey, canceledAt: '2026-04-15T13:00:00+09:00' });
    row.balanceAmount -= cancelAmount;
    row.status = row.balanceAmount === 0 ? 'CANCELED' : 'PARTIAL_CANCELED';
  };
  const mustHave = (orderId: string) => {
    const row = rows.get(orderId);
    if (!row) throw new Error('No such order.');
    return row;
  };
  const shown = (row: TossRow) => ({
    status: 200,
    content: { ...row, version: '2022-11-16', checkout: { url: `${toss.url}/v1/payments/${row.paymentKey}/checkout` } },
  });

  const answer = (path: string, body: Record<string, unknown>) => {
    const byKey = [...rows.values()].find(({ paymentKey }) => path === `/v1/payments/${paymentKey}/cancel`);
    if (path === '/v1/payments') {
      const orderId = String(body['orderId']);
      const amount = Number(body['amount']);
      const row: TossRow = {
        paymentKey: `key-${orderId}`,
        orderId,
        status: 'READY',
        method: String(body['method']),
        totalAmount: amount,
        balanceAmount: amount,
        approvedAt: null,
        virtualAccount: null,
        dueDate: typeof body['dueDate'] === 'string' ? body['dueDate'] : null,
        cancels: [],
        failure: null,
      };
      rows.set(orderId, row);
      return shown(row);
    }
    if (path === '/v1/payments/confirm') {
      const row = rows.get(String(body['orderId']));
      if (!row || row.status === 'READY' || row.paymentKey !== body['paymentKey'])
        return refuse('NOT_FOUND_PAYMENT', 404);
      if (row.status !== 'IN_PROGRESS') return refuse('ALREADY_PROCESSED_PAYMENT');
      if (toss.refuseCards) {
        row.status = 'ABORTED';
        row.failure = { code: 'REJECT_CARD_COMPANY', message: refusals['REJECT_CARD_COMPANY'] ?? '' };
        return refuse('REJECT_CARD_COMPANY', 403);
      }
      if (row.method === '가상계좌') {
        row.status = 'WAITING_FOR_DEPOSIT';
        row.virtualAccount = {
          accountNumber: '79019639679511',
          bankCode: '11',
          customerName: '한가온',
          dueDate: `${row.dueDate}+09:00`,
        };
        return shown(row);
      }
      row.status = 'DONE';
      row.approvedAt = '2026-04-15T12:00:00+09:00';
      return shown(row);
    }
    if (byKey) {
      const amount = Number(body['cancelAmount'] ?? byKey.balanceAmount);
      if (byKey.status === 'CANCELED') return refuse('ALREADY_CANCELED_PAYMENT');
      if (amount > byKey.balanceAmount) return refuse('NOT_CANCELABLE_AMOUNT', 403);
      const isPaid = byKey.status !== 'WAITING_FOR_DEPOSIT';
      if (isPaid && byKey.virtualAccount && !body['refundReceiveAccount']) return refuse('INVALID_REFUND_ACCOUNT_INFO');
      if (isPaid) giveBack(byKey, amount, String(body['cancelReason']));
      else byKey.status = 'CANCELED';
      return shown(byKey);
    }
    if (path === '/v1/billing/authorizations/issue')
      return {
        status: 200,
        content: { billingKey: 'billing-key', cardCompany: '가온', card: { number: '43301234****123*' } },
      };
    if (path === '/v1/billing/billing-key') {
      const orderId = String(body['orderId']);
      const amount = Number(body['amount']);
      const row = paidRow(orderId, amount);
      rows.set(orderId, row);
      return shown(row);
    }
    return refuse('NOT_FOUND_PAYMENT', 404);
  };

  /** Payments and cancels as rows of their own, in the order of their times. It answers with whole seconds. */
  const transactions = ({ searchParams }: URL) => {
    const [from, until] = ['startDate', 'endDate'].map((name) => Date.parse(`${searchParams.get(name)}+09:00`));
    const all = [...rows.values()]
      .filter(({ approvedAt }) => approvedAt !== null)
      .flatMap((row) => [
        { ...aTransaction(row), status: 'DONE', amount: row.totalAmount, transactionAt: row.approvedAt ?? '' },
        ...row.cancels.map(({ transactionKey, cancelAmount, canceledAt }, index) => ({
          ...aTransaction(row),
          transactionKey,
          status: index === row.cancels.length - 1 && row.balanceAmount === 0 ? 'CANCELED' : 'PARTIAL_CANCELED',
          amount: cancelAmount,
          transactionAt: canceledAt,
        })),
      ])
      .filter(
        ({ transactionAt }) => Date.parse(transactionAt) >= (from ?? 0) && Date.parse(transactionAt) <= (until ?? 0),
      )
      .toSorted((one, other) => Date.parse(one.transactionAt) - Date.parse(other.transactionAt));
    const after = searchParams.get('startingAfter');
    const start = all.findIndex(({ transactionKey }) => transactionKey === after) + 1;
    return all.slice(start, start + Math.min(Number(searchParams.get('limit')), toss.pageRows));
  };
  const aTransaction = ({ paymentKey, orderId, method }: TossRow) => ({
    mId: 'shop',
    transactionKey: `done-${orderId}`,
    paymentKey,
    orderId,
    method,
    currency: 'KRW',
    useEscrow: false,
  });
  const settlements = ({ searchParams }: URL) => {
    const all = [...rows.values()]
      .filter(({ approvedAt }) => approvedAt !== null)
      .filter(({ orderId }) => toss.paidOut?.has(orderId) ?? true)
      .map(({ paymentKey, orderId, totalAmount }) => ({
        paymentKey,
        orderId,
        amount: toss.paidOut?.get(orderId) ?? totalAmount,
        cancel: null,
        soldDate: '2026-04-15',
      }))
      .filter(
        ({ soldDate }) =>
          soldDate >= (searchParams.get('startDate') ?? '') && soldDate <= (searchParams.get('endDate') ?? ''),
      );
    return searchParams.get('page') === '1' ? all : [];
  };

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    let text = '';
    for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
    const send = ({ status, content }: TossAnswer) => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(content));
    };
    if (toss.isDown) return send({ status: 500, content: {} });
    const wanted = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;
    if (request.headers.authorization !== wanted) return send(refuse('UNAUTHORIZED_KEY', 401));
    const path = decodeURIComponent(request.url ?? '');
    const fault = toss.fault?.path.test(path) ? toss.fault : null;
    await fault?.meanwhile?.();
    if (fault && (request.method === 'GET' || !isKept(fault))) return send(fault);
    if (path.startsWith('/v1/transactions?'))
      return send({ status: 200, content: transactions(new URL(path, toss.url)) });
    if (path.startsWith('/v1/settlements?'))
      return send({ status: 200, content: settlements(new URL(path, toss.url)) });
    if (request.method === 'GET') {
      const row = rows.get(path.replace('/v1/payments/orders/', ''));
      return send(!row || row.status === 'READY' ? refuse('NOT_FOUND_PAYMENT', 404) : shown(row));
    }
    const key = request.headers['idempotency-key'] as string | undefined;
    const call = `${path} ${key}`;
    const before = key === undefined ? undefined : repeated.get(call);
    if (before) return send(before);
    if (processing.has(call)) return send(refuse('IDEMPOTENT_REQUEST_PROCESSING', 409));
    const body = JSON.parse(text) as Record<string, unknown>;
    if (!fault) toss.calls.push({ path, body, key });
    if (toss.holdsConfirmations && path === '/v1/payments/confirm') {
      processing.add(call);
      await new Promise<void>((resolve) => held.push(resolve));
      processing.delete(call);
    }
    const opening = path === '/v1/payments' ? await toss.opening?.() : null;
    const first = fault ?? opening ?? answer(path, body);
    if (key !== undefined) repeated.set(call, first);
    return toss.losesAnswers ? response.destroy() : send(first);
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  toss.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return toss;
}
