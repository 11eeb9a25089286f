import { sendWithOneRenewal } from '../session/renew-once.ts';
import type { SessionStore, StoredSession } from '../session/session-store.ts';

interface Wanted {
  /** Address and query. */
  path: string;
  sessions: SessionStore;
  signal: AbortSignal;
}

/** A file of the member (docs/clients.md, Files); null: it cannot be had now. */
export async function loadFile(wanted: Wanted): Promise<Blob | null> {
  const { sessions } = wanted;
  const session = sessions.read();
  if (!session) return null;
  const sendAs = (member: StoredSession, renews: boolean) => send(wanted, member, renews);
  try {
    if (sessions.isDue(session)) return await contentOf(await sendWithOneRenewal(sessions, session, sendAs));
    const response = await sendAs(session, false);
    return await contentOf(response.status === 401 ? await sendWithOneRenewal(sessions, session, sendAs) : response);
  } catch {
    return null;
  }
}

async function send({ path, sessions, signal }: Wanted, member: StoredSession, renews: boolean): Promise<Response> {
  const response = await fetch(path, {
    headers: {
      authorization: `Bearer ${member.accessToken}`,
      ...(renews && { 'x-refresh-token': member.refreshToken }),
    },
    // A refresh spends the token, so its response is awaited even when the caller has gone.
    signal: renews ? null : signal,
  });
  const session: unknown = JSON.parse(response.headers.get('x-session') ?? 'null');
  sessions.takeFrom({ extensions: { session }, errors: await errorsOf(response) }, member);
  return response;
}

/** Only a refusal of the member says something of the session: that it has ended, or that the account sleeps. */
async function errorsOf(response: Response): Promise<{ extensions?: Record<string, unknown> }[]> {
  if (response.status !== 401 && response.status !== 403) return [];
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null && 'errors' in body && Array.isArray(body.errors) ? body.errors : [];
}

async function contentOf(response: Response): Promise<Blob | null> {
  return response.ok ? response.blob() : null;
}
