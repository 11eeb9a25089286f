import type { SentEarly } from './early-script.ts';

interface Request {
  body?: unknown;
  headers: Readonly<Record<string, string>>;
}

type Sender = HTMLElement & { early?: SentEarly };

/** Ignore older responses: the shopper has visited other pages meanwhile. */
const longestMs = 15_000;

/**
 * The response that the early script has already asked for, once, if the same member asks for the same. Null: send the
 * request; also where the early one failed.
 */
export async function takeEarly({ body, headers }: Request): Promise<Response | null> {
  const { early }: Sender = document.documentElement;
  if (!early || typeof body !== 'string' || headers.authorization !== `Bearer ${early.token}`) return null;
  if ('x-refresh-token' in headers || 'x-check-token' in headers) return null;
  const response = early.responses[body];
  delete early.responses[body];
  return response && Date.now() - early.sentAt < longestMs ? response.catch(() => null) : null;
}
