/** The door's calls, as the contract `mall/operator-api.yaml` has them. */

export interface Operator {
  keyNm: string;
  roleCd: 'ORDERS' | 'CONTRACTS' | 'SERVICE' | 'ALL';
  endDts: string;
  csrfToken: string | null;
}

export interface Listed<Row> {
  totalCnt: number;
  list: Row[];
}

/** The mall refused, in words for the operator. */
export class DeskRefusal extends Error {
  override readonly name = 'DeskRefusal';
  readonly status: number;
  /** 400: reasons by field. */
  readonly faults: readonly { field: string; reason: string }[];

  constructor(status: number, message: string, data: unknown) {
    super(message);
    this.status = status;
    this.faults = status === 400 && Array.isArray(data) ? (data as { field: string; reason: string }[]) : [];
  }
}

let csrfToken: string | null = null;

/** For calls that change something. Kept in memory alone: a reload asks for it again. */
export function rememberOperator(operator: Operator): void {
  csrfToken = operator.csrfToken;
}

export function read<Data>(path: string, signal?: AbortSignal): Promise<Data> {
  return send<Data>('GET', path, { signal });
}

export async function signIn(key: string): Promise<Operator> {
  return send<Operator>('POST', '/session', { body: { key } });
}

export function signOut(): Promise<void> {
  return send<void>('DELETE', '/session', {});
}

/** Keys of presses without a known outcome: pressed again, they have no second effect. */
const openPresses = new Map<string, string>();

/** A change. After a lost connection the next press of the same thing repeats it under the same key. */
export async function change<Data>(path: string, body?: object): Promise<Data> {
  const press = `${path} ${JSON.stringify(body ?? null)}`;
  const key = openPresses.get(press) ?? crypto.randomUUID();
  openPresses.set(press, key);
  try {
    const data = await send<Data>('POST', path, { body, key });
    openPresses.delete(press);
    return data;
  } catch (error) {
    if (error instanceof DeskRefusal && error.status < 500) openPresses.delete(press);
    throw error;
  }
}

interface Sent {
  body?: object | undefined;
  key?: string;
  signal?: AbortSignal | undefined;
}

async function send<Data>(method: string, path: string, { body, key, signal }: Sent): Promise<Data> {
  const response = await fetch(`/operator/v1${path}`, {
    method,
    headers: {
      ...(body && { 'Content-Type': 'application/json' }),
      ...(csrfToken !== null && method !== 'GET' && { 'X-Csrf-Token': csrfToken }),
      ...(key !== undefined && { 'X-Idempotency-Key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new Error('연결이 끊겼어요. 다시 눌러 주세요. 같은 일이 두 번 되지는 않아요.', { cause: error });
  });
  const { message, description, data } = (await response.json()) as {
    message: string;
    description: string | null;
    data: unknown;
  };
  if (!response.ok) throw new DeskRefusal(response.status, description ?? message, data);
  return data as Data;
}
