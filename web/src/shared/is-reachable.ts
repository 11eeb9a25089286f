const timeoutMs = 5000;

/** Whether the shop responds at an address, even with an error: otherwise the browser would show its own error page. */
export async function isReachable(address: string): Promise<boolean> {
  try {
    await fetch(address, {
      method: 'HEAD',
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return true;
  } catch {
    return false;
  }
}
