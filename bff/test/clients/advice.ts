import { vi } from 'vitest';

/** Does the work, and takes what the development build of Apollo Client meanwhile advises from the console. */
export async function withAdvice<Result>(work: () => Promise<Result>): Promise<{ result: Result; advice: string[] }> {
  const advice: string[] = [];
  const note = (text: unknown) => void advice.push(String(text));
  const spies = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')].map((spy) => spy.mockImplementation(note));
  try {
    const result = await work();
    await new Promise((resolve) => setImmediate(resolve)); // it tells other queries of the result a moment later
    return { result, advice };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
