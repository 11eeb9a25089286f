import type { Letter } from './in-process.ts';
import { Lost, type Program } from './program.ts';
import type { Scheduler } from './scheduler.ts';

/** What may happen to a request. */
export const requestFaults = ['request lost', 'response lost', 'sent twice'] as const;
export type RequestFault = (typeof requestFaults)[number];

export const shopUrl = 'http://shop.simulation';
export const deskUrl = 'http://desk.simulation';

const mostTries = 80;
const patienceMs = 5_000;
const mostRedirects = 3;

/** Between the stories and the programs: a request goes to either of them, and is sent again until its result is known. */
export class Network {
  /** What happens to the next requests, one each. */
  readonly faults: RequestFault[] = [];
  readonly #scheduler: Scheduler;
  readonly #programs: () => readonly Program[];

  constructor(scheduler: Scheduler, programs: () => readonly Program[]) {
    this.#scheduler = scheduler;
    this.#programs = programs;
  }

  fetch = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const { origin } = new URL(address);
    let letter = await toLetter(address, init);
    for (let redirects = 0; redirects < mostRedirects; redirects += 1) {
      const response = await this.#untilKnown(origin === deskUrl ? 'desk' : 'shop', letter);
      const to = response.status === 303 ? response.headers.get('location') : null;
      if (to === null) return response;
      letter = { method: 'GET', path: to, headers: { host: 'localhost' }, body: null };
    }
    throw new Error(`${address} redirects without an end.`);
  };

  async #untilKnown(app: 'shop' | 'desk', letter: Letter): Promise<Response> {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const response = await this.#send(app, letter);
      if (response && !(await isUnknown(response))) return response;
      await this.#scheduler.sleep(500 + this.#scheduler.random.below(patienceMs));
    }
    throw new Error(`${letter.method} ${letter.path} has no known result after ${mostTries} tries.`);
  }

  /** Null: no response came. */
  async #send(app: 'shop' | 'desk', letter: Letter): Promise<Response | null> {
    const program = this.#anyProgram();
    if (!program) return null;
    const fault = this.faults.shift();
    if (fault === 'request lost') return null;
    if (fault === 'sent twice') {
      // A browser or a proxy sent it again; nobody waits for this response.
      const twin = this.#anyProgram()?.receive(app, letter);
      twin?.catch(() => undefined);
    }
    try {
      const response = await this.#scheduler.waitFor(program.receive(app, letter));
      return fault === 'response lost' ? null : response;
    } catch (error) {
      if (error instanceof Lost) return null;
      throw error;
    }
  }

  #anyProgram(): Program | undefined {
    const up = this.#programs().filter(({ isUp }) => isUp);
    return up.length === 0 ? undefined : this.#scheduler.random.oneOf(up);
  }
}

async function toLetter(address: string, init: RequestInit): Promise<Letter> {
  const request = new Request(address, init);
  const { pathname, search } = new URL(address);
  return {
    method: request.method,
    path: `${pathname}${search}`,
    headers: { host: 'localhost', ...Object.fromEntries(request.headers) },
    body: request.body === null ? null : Buffer.from(await request.arrayBuffer()),
  };
}

/** Whether the same request is to be sent again: the mall is busy with it, or does not know. */
async function isUnknown(response: Response): Promise<boolean> {
  if (response.status === 429 || response.status >= 500) return true;
  if (response.status !== 409) return false;
  const { data } = (await response.clone().json()) as { data: { rsnCd?: string } | null };
  return data?.rsnCd === 'BUSY';
}
