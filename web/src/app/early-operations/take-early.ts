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
  const response = typeof body === 'string' ? early?.responses[body] : undefined;
  if (!early || !response) return null;
  delete early.responses[body as string];
  const isSame =
    headers.authorization === `Bearer ${early.token}` && !('x-refresh-token' in headers || 'x-check-token' in headers);
  if (isSame && Date.now() - early.sentAt < longestMs) return response.catch(() => null);
  cancel(response);
  return null;
}

/** The browser would keep the connection of a response that nobody reads. */
function cancel(response: Promise<Response>): void {
  response.then(({ body }) => body?.cancel()).catch(() => {});
}
