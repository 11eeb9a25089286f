import { randomUUID } from 'node:crypto';
import { deskUrl } from '../network.ts';
import type { World } from '../world.ts';

/** A row of a list at the operator's door, with what some of them have. */
export type Listed = Record<'ordNo' | 'clmNo' | 'chgNo' | 'rfndNo' | 'stat', string>;

export const aParcel = () => ({ dlvCmpnyNm: '가온택배', invcNo: randomUUID().replaceAll('-', '').slice(0, 24) });

export async function list(world: World, path: string): Promise<Listed[]> {
  const response = await world.network.fetch(`${deskUrl}/operator/v1/${path}`, headersOf(world));
  return ((await response.json()) as { data: { list: Listed[] } }).data.list;
}

/** Presses a button, with a key of its own. A press that comes too late is a known result. */
export async function press(world: World, path: string, body?: object): Promise<void> {
  const { headers } = headersOf(world);
  const key = randomUUID();
  const response = await world.network.fetch(`${deskUrl}/operator/v1/${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'x-idempotency-key': key },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (response.ok) world.pressed.add(key);
  world.count(response.ok ? 'presses' : 'presses too late');
}

const headersOf = ({ deskKey }: World) => ({ headers: { authorization: `Bearer ${deskKey}` } });
