import { setTimeout as pause } from 'node:timers/promises';

/** Asks again and again until there is an answer or the time is up. */
export async function waitFor<T>(
  ask: () => Promise<T | null>,
  { every, atMost }: { every: number; atMost: number },
): Promise<T | null> {
  const end = Date.now() + atMost;
  for (;;) {
    const answer = await ask();
    if (answer !== null || Date.now() >= end) return answer;
    await pause(every);
  }
}
