/** Where it is remembered which popups of a mall were closed: number -> until when (ms). */
export function closedPopupsKey(mallUrl: string): string {
  return `family-mall.closed-popups.${mallUrl}`;
}

const listeners = new Set<() => void>();

export function subscribeToClosedPopups(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is remembered, as it is kept: the same text as long as nothing changes. */
export function closedPopupsText(mallUrl: string): string {
  try {
    return globalThis.localStorage.getItem(closedPopupsKey(mallUrl)) ?? '{}';
  } catch {
    return '{}'; // a browser that remembers nothing shows them again
  }
}

/** Numbers that the shopper does not want to see at this time. */
export function closedNumbers(text: string, now = Date.now()): Set<string> {
  return new Set(remembered(text).flatMap(([number, until]) => (until > now ? [number] : [])));
}

export function closePopups(mallUrl: string, numbers: readonly string[], days: number, now = Date.now()): void {
  const until = now + days * 86_400_000;
  const still = remembered(closedPopupsText(mallUrl)).filter(([, end]) => end > now);
  const text = JSON.stringify(Object.fromEntries([...still, ...numbers.map((number) => [number, until] as const)]));
  try {
    globalThis.localStorage.setItem(closedPopupsKey(mallUrl), text);
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}

function remembered(text: string): [number: string, until: number][] {
  try {
    const kept: unknown = JSON.parse(text);
    const entries: [string, unknown][] = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
    return entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number');
  } catch {
    return [];
  }
}
