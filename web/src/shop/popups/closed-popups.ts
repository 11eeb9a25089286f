/** Where it is remembered which popups of a mall were closed: number -> until when (ms). */
export function closedPopupsKey(mallUrl: string): string {
  return `family-mall.closed-popups.${mallUrl}`;
}

/** For days, in every tab; or as long as this tab is open. */
export type ClosedFor = { days: number } | 'visit';

const endOfVisit = Number.MAX_SAFE_INTEGER;
const listeners = new Set<() => void>();

export function subscribeToClosedPopups(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The stored text when no popup was closed. */
export const noneClosedText = '{}\n{}';

/** What is remembered, as it is kept, a line for each of the two memories: the same text as long as nothing changes. */
export function closedPopupsText(mallUrl: string): string {
  return [kept('localStorage', mallUrl), kept('sessionStorage', mallUrl)].join('\n');
}

/** Numbers that the shopper does not want to see at this time. */
export function closedNumbers(text: string, now = Date.now()): Set<string> {
  return new Set(
    text.split('\n').flatMap((line) => remembered(line).flatMap(([number, until]) => (until > now ? [number] : []))),
  );
}

export function closePopups(mallUrl: string, numbers: readonly string[], closedFor: ClosedFor, now = Date.now()): void {
  const storage = closedFor === 'visit' ? 'sessionStorage' : 'localStorage';
  const until = closedFor === 'visit' ? endOfVisit : now + closedFor.days * 86_400_000;
  const still = remembered(kept(storage, mallUrl)).filter(([, end]) => end > now);
  const text = JSON.stringify(Object.fromEntries([...still, ...numbers.map((number) => [number, until] as const)]));
  try {
    globalThis[storage].setItem(closedPopupsKey(mallUrl), text);
  } catch {
    // As below.
  }
  for (const listener of listeners) listener();
}

function kept(storage: 'localStorage' | 'sessionStorage', mallUrl: string): string {
  try {
    return globalThis[storage].getItem(closedPopupsKey(mallUrl)) ?? '{}';
  } catch {
    return '{}'; // a browser that remembers nothing shows them again
  }
}

function remembered(text: string): [number: string, until: number][] {
  try {
    const entries: [string, unknown][] = Object.entries(Object(JSON.parse(text)));
    return entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number');
  } catch {
    return [];
  }
}
