import { setTimeout as pause } from 'node:timers/promises';

/** Polls until there is a result or the time is up. */
export async function waitFor<T>(
  ask: () => Promise<T | null>,
  { every, atMost }: { every: number; atMost: number },
): Promise<T | null> {
  const end = Date.now() + atMost;
  for (;;) {
    const result = await ask();
    if (result !== null || Date.now() >= end) return result;
    await pause(every);
  }
}
