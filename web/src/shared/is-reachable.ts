const patienceMs = 5000;

/** Whether the shop answers at an address, be it with a fault of its own: else the browser would put its own page there. */
export async function isReachable(address: string): Promise<boolean> {
  try {
    await fetch(address, {
      method: 'HEAD',
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    return true;
  } catch {
    return false;
  }
}
