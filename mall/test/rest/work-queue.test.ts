import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Request } from 'express';
import { describe, expect, test } from 'vitest';
import { formLimits, mostFileBytes, readForm } from '../../src/http/form-body.ts';
import { Refusal } from '../../src/http/refusal.ts';
import { WorkQueue } from '../../src/http/work-queue.ts';

const later = { status: 429, code: '1429', headers: { 'Retry-After': expect.stringMatching(/^[1-9]/u) } };

describe('a queue of work', () => {
  test('runs so much at once, in order, and refuses what finds no place', async () => {
    const queue = new WorkQueue({ atOnce: 2, mostWaiting: 2 });
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const work = (number: number) =>
      queue.run(() => {
        begun.push(number);
        return new Promise<number>((resolve) => ends.push(() => resolve(number)));
      });
    const running = [1, 2, 3, 4].map(work);
    await expect(work(5)).rejects.toMatchObject(later);
    expect(begun).toEqual([1, 2]);
    ends[1]?.();
    expect(await running[1]).toBe(2);
    expect(begun).toEqual([1, 2, 3]);
    ends[0]?.();
    ends[2]?.();
    await Promise.all([running[0], running[2]]);
    ends[3]?.();
    expect(await Promise.all(running)).toEqual([1, 2, 3, 4]);
    expect(await queue.run(() => Promise.resolve('free again'))).toBe('free again');
  });

  test('refuses what has waited too long, and gives the place of failed work on', async () => {
    const queue = new WorkQueue({ atOnce: 1, longestWaitMs: 10 });
    const { promise, reject } = Promise.withResolvers<never>();
    const failing = queue.run(() => promise);
    await expect(queue.run(() => Promise.resolve())).rejects.toMatchObject(later);
    reject(new Error('failed'));
    await expect(failing).rejects.toThrow('failed');
    expect(await queue.run(() => Promise.resolve(1))).toBe(1);
  });

  test('runs one work of a holder at a time, lets others pass, and refuses the holder who has too many', async () => {
    const queue = new WorkQueue({ atOnce: 2, mostWaitingOfOne: 1 });
    const begun: string[] = [];
    const slow = Promise.withResolvers<void>();
    const work = (name: string, end: Promise<void>) => () => {
      begun.push(name);
      return end;
    };
    const running = queue.run(work('slow 1', slow.promise), 'slow');
    const second = queue.run(work('slow 2', Promise.resolve()), 'slow');
    await expect(queue.run(work('slow 3', Promise.resolve()), 'slow')).rejects.toMatchObject(later);
    await queue.run(work('other', Promise.resolve()), 'other');
    expect(begun).toEqual(['slow 1', 'other']);
    slow.resolve();
    await Promise.all([running, second]);
    expect(begun).toEqual(['slow 1', 'other', 'slow 2']);
  });
});

test('a full photo over 1 Mbit/s is given the time that it takes, with pauses', () => {
  const bytesPerMs = 125;
  const { rate, longestMs } = formLimits;
  expect(mostFileBytes / bytesPerMs).toBeLessThan(longestMs);
  expect(rate.leastBytes * 2).toBeLessThan(bytesPerMs * rate.everyMs);
});

const formHeaders = { 'content-type': 'multipart/form-data; boundary=b' };
const beginning = [
  '--b\r\nContent-Disposition: form-data; name="purpCd"\r\n\r\nCLAIM\r\n',
  '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n',
].join('');

/** Sends a form that never ends: `first`, then a byte every `dripMs`. Returns the answer that it gets nevertheless. */
async function answerWithin(limit: typeof formLimits, first: string, dripMs: number): Promise<unknown> {
  const app = express();
  const read = async (request: Request) => {
    const form = await readForm(request, limit).catch((error: unknown) => error);
    return form instanceof Refusal ? [form.status, form.code, form.data] : form;
  };
  app.post('/', (request, response, next) => {
    read(request).then((form) => response.json(form), next);
  });
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const sent = send({ port, host: '127.0.0.1', path: '/', method: 'POST', headers: formHeaders });
  sent.on('error', () => undefined);
  sent.write(first);
  const drip = setInterval(() => sent.write('x'), dripMs);
  const text = await new Promise<string>((resolve) => {
    sent.on('response', (response) => response.on('data', (chunk) => resolve(String(chunk))));
  });
  clearInterval(drip);
  sent.destroy();
  server.closeAllConnections();
  server.close();
  return JSON.parse(text);
}

test.each([
  ['stops arriving', { rate: { everyMs: 20, leastBytes: 1 }, longestMs: 600_000 }, 600_000],
  ['arrives too slowly', { rate: { everyMs: 100, leastBytes: 100_000 }, longestMs: 600_000 }, 5],
  ['never ends', { rate: { everyMs: 20, leastBytes: 0 }, longestMs: 100 }, 5],
])('a form that %s is read no longer, and told to come later', async (_what, limit, dripMs) => {
  expect(await answerWithin(limit, beginning, dripMs)).toEqual([429, '1429', null]);
});

test('a file that is too large is refused as soon as it is, however slowly the rest arrives', async () => {
  const patient = { rate: { everyMs: 600_000, leastBytes: 0 }, longestMs: 600_000 };
  const refused = await answerWithin(patient, `${beginning}${'x'.repeat(mostFileBytes + 1)}`, 600_000);
  expect(refused).toMatchObject([400, '1400', [{ field: 'file' }]]);
});
