import type { Request, Response } from 'express';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { readiness } from '../../src/http/readiness.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('a mall whose database is silent is not ready, and says so within two seconds', async () => {
  const silent = { select: () => ({ from: () => new Promise(() => undefined) }) } as unknown as Database;
  const told: unknown[] = [];
  const response = { status: (code: number) => (told.push(code), response), json: (body: unknown) => told.push(body) };
  const asking = readiness(silent)({} as Request, response as unknown as Response, () => undefined);
  await vi.advanceTimersByTimeAsync(2000);
  await asking;
  expect(told).toEqual([503, expect.objectContaining({ data: { status: 'no database' } })]);
});
