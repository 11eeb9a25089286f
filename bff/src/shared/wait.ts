import { setTimeout as pause } from 'node:timers/promises';

/** Polls until there is a result or the time is up, and once more then: what takes exactly as long is seen too. */
export async function waitFor<T>(
  ask: () => Promise<T | null>,
  { every, atMost }: { every: number; atMost: number },
): Promise<T | null> {
  const end = Date.now() + atMost;
  for (;;) {
    const isLast = Date.now() >= end;
    const result = await ask();
    if (result !== null || isLast) return result;
    await pause(every);
  }
}
