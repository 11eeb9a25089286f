import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sendTo, type Answer, type Sent } from '../../../mall/test/rest/harness/shop.ts';
import { recoveryMs } from './patience.ts';

/** A member who speaks with the mall itself, and repeats each request until its result is known. */
export class MallClient {
  readonly origin: string;
  readonly #who: { id: string; password: string; mallId: string };
  #token = '';
  repeats = 0;

  constructor(origin: string, who: { id: string; password: string; mallId: string }) {
    this.origin = origin;
    this.#who = who;
  }

  /** With a key of its own for each intent. */
  async call(operation: string, sent: Sent = {}): Promise<Answer> {
    const params = { 'X-Idempotency-Key': randomUUID(), ...sent.params };
    return this.#untilKnown(operation, { ...sent, params });
  }

  /** As `call`, and returns the data of a success; throws for a refusal. */
  async ask<Data>(operation: string, sent: Sent = {}): Promise<Data> {
    const { code, data, message } = await this.call(operation, sent);
    if (code !== '0000') throw new Error(`${operation} was refused: ${code} ${message} ${JSON.stringify(data)}`);
    return data as Data;
  }

  /** Posts a form to a page of the mall, again while it cannot be reached. 404: it was posted before. */
  async post(path: string, form: Record<string, string>): Promise<void> {
    await this.#until(async () => {
      const init = { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' as const };
      const response = await fetch(`${this.origin}${path}`, init).catch(() => null);
      return response?.status === 303 || response?.status === 404 ? response : null;
    }, path);
  }

  #untilKnown(operation: string, sent: Sent): Promise<Answer> {
    return this.#until(async () => {
      if (this.#token === '') this.#token = await this.#signIn();
      const answer = await this.#send(operation, { ...sent, token: this.#token });
      if (answer?.status === 401) this.#token = '';
      return answer && answer.status !== 401 && !isUnknown(answer) ? answer : null;
    }, operation);
  }

  async #signIn(): Promise<string> {
    const answer = await this.#until(async () => {
      const found = await this.#send('signIn', { body: this.#who });
      return found && !isUnknown(found) ? found : null;
    }, 'signIn');
    if (answer.code !== '0000') throw new Error(`${this.#who.id} cannot sign in: ${answer.message}`);
    return (answer.data as { accessToken: string }).accessToken;
  }

  /** Null: no readable response. */
  async #send(operation: string, sent: Sent): Promise<Answer | null> {
    return sendTo(this.origin, operation, sent).catch((error: unknown) => {
      // Not what the response lacks: a broken contract is no lost message.
      if (error instanceof TypeError || error instanceof SyntaxError) return null;
      throw error;
    });
  }

  async #until<Value>(attempt: () => Promise<Value | null>, what: string): Promise<Value> {
    const giveUpAt = Date.now() + recoveryMs;
    while (Date.now() < giveUpAt) {
      const value = await attempt();
      if (value !== null) return value;
      this.repeats += 1;
      await pause(200 + Math.random() * 800);
    }
    throw new Error(`No result of ${what} within ${recoveryMs} ms.`);
  }
}

/** Whether the same request is to be sent again. */
function isUnknown({ status, data }: Answer): boolean {
  const isBusy = status === 409 && (data as { rsnCd?: string } | null)?.rsnCd === 'BUSY';
  return isBusy || status === 429 || status >= 500;
}
