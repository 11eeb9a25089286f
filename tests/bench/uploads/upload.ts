import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { aForm } from '../../../mall/test/rest/cases/buying-calls.ts';

/** What became of an upload. */
export interface Outcome {
  /** HTTP status of each time that it was sent. */
  statuses: number[];
  /** Until the first answer, in milliseconds. */
  firstMs: number;
  fileNo: string | null;
}

/** Sends a photo, and again with the same key whenever the mall says when to, until `end`. */
export async function upload(
  url: string,
  token: string,
  photo: Uint8Array<ArrayBuffer>,
  end: number,
): Promise<Outcome> {
  const start = performance.now();
  const outcome: Outcome = { statuses: [], firstMs: 0, fileNo: null };
  const headers = { authorization: `Bearer ${token}`, 'x-idempotency-key': randomUUID() };
  while (outcome.statuses.length === 0 || performance.now() < end) {
    const body = aForm(photo, 'photo.jpg');
    const answer = await fetch(`${url}/api/v1/mall/files`, { method: 'POST', headers, body });
    const { data } = (await answer.json()) as { data: { fileNo: string } | null };
    outcome.firstMs ||= performance.now() - start;
    outcome.statuses.push(answer.status);
    outcome.fileNo = answer.ok ? (data?.fileNo ?? null) : null;
    const retryAfter = answer.headers.get('retry-after');
    if (answer.ok || retryAfter === null) break;
    await pause(Number(retryAfter) * 1000);
  }
  return outcome;
}
