import { dropSession, isDue, keepSession, sessionStore } from '../session/session.ts';
import { type Answer, toAnswer } from './answer.ts';

export interface Request {
  query: string;
  variables?: unknown;
  operationName?: string | null;
}

/**
 * Sends one operation with the session's bearer token, and again if that has expired. A header typed into the editor
 * takes precedence.
 */
export async function send(
  request: Request,
  typedHeaders: Record<string, string> = {},
): Promise<{ answer: Answer; response: Response }> {
  const sent = await sendOnce(request, typedHeaders, false);
  const hasEnded = sent.answer.errors?.some(({ extensions }) => extensions?.code === 'ACCESS_TOKEN_EXPIRED');
  return hasEnded && sessionStore.get() ? sendOnce(request, typedHeaders, true) : sent;
}

async function sendOnce(
  request: Request,
  typedHeaders: Record<string, string>,
  renews: boolean,
): Promise<{ answer: Answer; response: Response }> {
  const headers = new Headers({
    'content-type': 'application/json',
    accept: 'application/graphql-response+json, application/json',
    'x-upstream-details': '1', // in development the answer tells the call behind each field
    ...sessionHeaders(renews),
  });
  for (const [name, value] of Object.entries(typedHeaders)) headers.set(name, value);
  const response = await fetch('/graphql', {
    method: 'POST',
    headers,
    body: JSON.stringify(request),
    credentials: 'omit',
  });
  const answer = toAnswer(await response.json());
  followSession(answer);
  return { answer, response };
}

function sessionHeaders(renews: boolean): Record<string, string> {
  const session = sessionStore.get();
  if (!session) return {};
  const bearer = { authorization: `Bearer ${session.accessToken}` };
  return isDue(session) || renews ? { ...bearer, 'x-refresh-token': session.refreshToken } : bearer;
}

/** The gateway adds a new pair to any response, and says when the session has ended. */
function followSession(answer: Answer): void {
  const session = sessionStore.get();
  if (!session) return;
  if (answer.extensions?.session) keepSession(session, answer.extensions.session);
  else if (answer.errors?.some(({ extensions }) => extensions?.code === 'SESSION_EXPIRED')) dropSession();
}
