import { isDue, sessionHeaders, type HeldPair, type MallSession, type TokenPair } from './session.ts';
import { versionWatcher, type VersionSettings } from './version.ts';

interface FetchSettings extends VersionSettings {
  session: MallSession;
  /** What really sends; by default the platform's. */
  fetch?: typeof fetch;
}

/** The parts of a response that a session follows. */
interface Answer {
  errors?: { extensions?: { code?: string } }[];
  extensions?: { session?: TokenPair };
}

/**
 * A `fetch` that carries the session of a mall: give it to any GraphQL client. It adds the bearer, offers the refresh token when the
 * pair is due, keeps the pair that a response brings, and repeats once what was refused for an expired access token, since the mall
 * refused it before any effect. Requests at the same time renew once. The first response of another version warns.
 */
export function sessionFetch({
  session,
  fetch: send = (...sent) => fetch(...sent),
  ...rest
}: FetchSettings): typeof fetch {
  const watchVersion = versionWatcher(rest);

  async function sendAs(request: Request, held: HeldPair | null, renews: boolean) {
    const headers = new Headers(request.headers);
    // A header that the caller has set says whom they ask as.
    const isOwn = !headers.has('authorization');
    if (held && isOwn)
      for (const [name, value] of Object.entries(sessionHeaders(held, renews))) headers.set(name, value);
    const response = await send(new Request(request, { headers }));
    watchVersion(response);
    const answer = held && isOwn ? await answerOf(response) : null;
    if (answer?.extensions?.session) await session.keep(answer.extensions.session);
    if (held && hasCode(answer, 'SESSION_EXPIRED')) await session.end(held);
    return { response, isExpired: hasCode(answer, 'ACCESS_TOKEN_EXPIRED') };
  }

  /** In turn: whoever comes second finds the new pair, and does not renew it again. */
  const renew = (request: Request, used: HeldPair) =>
    session.inTurn(async () => {
      const held = await session.read();
      const isNewer = held !== null && held.refreshToken !== used.refreshToken;
      return sendAs(request, held, !isNewer);
    });

  return async (input, init) => {
    const request = new Request(input, init);
    const held = await session.read();
    if (held === null) return (await sendAs(request, null, false)).response;
    // A body can be read once, and what is refused is sent again.
    const again = request.clone();
    const first = await (isDue(held) ? renew(request, held) : sendAs(request, held, false));
    return first.isExpired ? (await renew(again, held)).response : first.response;
  };
}

/** Reads a copy, so that the client reads the response itself. Null for what is no JSON. */
async function answerOf(response: Response): Promise<Answer | null> {
  if (!/json/iu.test(response.headers.get('content-type') ?? '')) return null;
  try {
    const answer: unknown = await response.clone().json();
    return typeof answer === 'object' ? (answer as Answer | null) : null;
  } catch {
    return null;
  }
}

function hasCode(answer: Answer | null, code: string): boolean {
  return answer?.errors?.some(({ extensions }) => extensions?.code === code) ?? false;
}
