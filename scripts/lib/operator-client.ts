import { Refusal } from './refusal.ts';

/** The operator's door of the embedded mall on this machine, and what proves this machine to it. */
interface Door {
  port: number;
  key: Uint8Array;
}

export interface OperatorKey {
  keyNo: string;
  keyNm: string;
  roleCd: string;
  endDts: string;
  revDts: string | null;
}

interface Envelope {
  message: string;
  data: unknown;
}

export async function listKeys(door: Door): Promise<OperatorKey[]> {
  return (await send(door, 'GET', '')) as OperatorKey[];
}

/** Refuses in the mall's words, such as for an unknown role. */
export async function addKey(
  door: Door,
  request: { keyNm: string; roleCd: string; dayCnt?: number },
): Promise<{ keyNo: string; key: string; endDts: string }> {
  return (await send(door, 'POST', '', request)) as { keyNo: string; key: string; endDts: string };
}

export async function revokeKey(door: Door, keyNo: string): Promise<void> {
  await send(door, 'DELETE', `/${encodeURIComponent(keyNo)}`);
}

async function send({ port, key }: Door, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${port}/operator/v1/keys${path}`, {
    method,
    headers: {
      authorization: `Bearer ${Buffer.from(key).toString('base64url')}`,
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Refusal(
      `No door answers on port ${port}. Start the mall with the same OPERATOR_PORT and DATA_DIR: npm start.`,
    );
  });
  const { message, data } = (await response.json()) as Envelope;
  if (response.ok) return data;
  const faults = Array.isArray(data) ? (data as { field: string; reason: string }[]) : [];
  throw new Refusal([message, ...faults.map(({ field, reason }) => `${field}: ${reason}`)].join('\n'));
}
