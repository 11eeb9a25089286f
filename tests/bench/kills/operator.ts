import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { recoveryMs } from './patience.ts';

/** A press of an operator whose effect is known. */
export interface Press {
  operation: string;
  target: string | null;
  key: string;
}

interface Answer {
  status: number;
  code: string;
  message: string;
  data: unknown;
}

interface Listed {
  list: Record<'ordNo' | 'clmNo' | 'clmTp' | 'chgNo' | 'stat', string>[];
}

const RESPONSE_MS = 20_000;
const BETWEEN_MS = 300;

const chance = (share: number) => Math.random() < share;
const newParcel = () => ({ dlvCmpnyNm: '가온택배', invcNo: randomUUID().replaceAll('-', '').slice(0, 24) });

/** One of the shop's people at the door: sends what was bought and decides claims. Repeats each press until its effect is known. */
export class Operator {
  /** Presses that took effect. */
  readonly presses: Press[] = [];
  /** Presses for which another was faster. */
  late = 0;
  repeats = 0;
  readonly #door: string;
  readonly #key: string;

  constructor(door: string, key: string) {
    this.#door = door;
    this.#key = key;
  }

  async workUntil(end: number): Promise<void> {
    while (Date.now() < end) {
      for (const { ordNo } of await this.#list('/orders?step=PREPARE'))
        await this.#press('prepareOrder', ordNo, `/orders/${ordNo}/prepare`);
      await this.#send();
      for (const { ordNo } of (await this.#list('/orders?step=RECEIVE')).filter(() => chance(0.5)))
        await this.#press('receiveOrder', ordNo, `/orders/${ordNo}/receive`);
      for (const { clmNo } of await this.#list('/claims')) await this.#decide(clmNo);
      for (const { chgNo } of await this.#list('/deliveries'))
        await this.#press('sendDelivery', chgNo, `/deliveries/${chgNo}/send`);
      for (const { ordNo, stat } of await this.#list('/phone-orders')) await this.#stepContract(ordNo, stat);
      await pause(BETWEEN_MS);
    }
  }

  /** The next step of a contract, on its way to an open line. */
  async #stepContract(ordNo: string, stat: string): Promise<void> {
    const path = `/phone-orders/${ordNo}`;
    if (stat === 'WL00101') await this.#press('reviewPhoneOrder', ordNo, `${path}/review`);
    if (stat === 'WL00102' && chance(0.9)) await this.#press('passPhoneOrder', ordNo, `${path}/pass`);
    else if (stat === 'WL00102')
      await this.#press('refusePhoneOrder', ordNo, `${path}/refuse`, { rsnCntn: '심사를 통과하지 못했어요.' });
    if (stat === 'WL00104') await this.#press('sendPhone', ordNo, `${path}/send`, newParcel());
    if (stat === 'WL00105') await this.#press('openPhoneLine', ordNo, `${path}/open`);
  }

  /** By hand, or several by a file. */
  async #send(): Promise<void> {
    const numbers = (await this.#list('/orders?step=SEND')).map(({ ordNo }) => ordNo);
    if (numbers.length > 1 && chance(0.4)) {
      const list = numbers.slice(0, 5).map((ordNo) => ({ ordNo, ...newParcel() }));
      await this.#press('sendOrders', null, '/orders/sends', { list });
      return;
    }
    for (const ordNo of numbers.filter(() => chance(0.8)))
      await this.#press('sendOrder', ordNo, `/orders/${ordNo}/send`, newParcel());
  }

  async #decide(clmNo: string): Promise<void> {
    if (chance(0.5)) await this.#press('grantClaim', clmNo, `/claims/${clmNo}/grant`);
    else await this.#press('refuseClaim', clmNo, `/claims/${clmNo}/refuse`, { rsnCntn: '이미 포장을 마쳤어요.' });
  }

  async #list(path: string): Promise<Listed['list']> {
    const { data } = await this.#untilKnown(path, { method: 'GET' });
    return (data as Listed).list;
  }

  async #press(operation: string, target: string | null, path: string, body?: object): Promise<void> {
    const key = randomUUID();
    const { code } = await this.#untilKnown(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-idempotency-key': key },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (code === '0000') this.presses.push({ operation, target, key });
    else this.late += 1;
  }

  /** A success, or a refusal since another was faster. */
  async #untilKnown(path: string, request: RequestInit): Promise<Answer> {
    const giveUpAt = Date.now() + recoveryMs;
    let last = '';
    while (Date.now() < giveUpAt) {
      const response = await fetch(`${this.#door}/operator/v1${path}`, {
        ...request,
        headers: { ...request.headers, authorization: `Bearer ${this.#key}` },
        signal: AbortSignal.timeout(RESPONSE_MS),
      })
        .then(async (answer) => ({ ...((await answer.json()) as Omit<Answer, 'status'>), status: answer.status }))
        .catch(() => null);
      if (response && (response.code === '0000' || isLate(response))) return response;
      last = JSON.stringify(response);
      // BUSY: the first request of the key still runs.
      if (response && response.status < 500 && response.status !== 409) break;
      this.repeats += 1;
      await pause(200 + Math.random() * 800);
    }
    throw new Error(`An operator got no result of ${path}: ${last}`);
  }
}

function isLate({ code, data }: Answer): boolean {
  return code === '1409' && (data as { rsnCd: string }).rsnCd === 'STATE';
}
