import {
  isDue,
  MallSession,
  memoryStorage,
  sessionFetch,
  sessionHeaders,
  webStorage,
  type SessionStorage,
  type TokenPair,
} from '@family-mall/client';
import { createStore } from '../store.ts';

interface Member {
  mallUrl: string;
  id: string;
}

/** The signed-in member of this tab: a reload goes on, another tab knows nothing of it. */
export interface Session extends Member {
  accessToken: string;
}

interface Opened {
  member: Member;
  session: MallSession;
  fetch: typeof fetch;
}

export const sessionStore = createStore<Session | null>(null);

const memberKey = 'sandbox.member';
const ofTab = storageOfTab();
/** Under other keys than the storefront's, which may be opened in the same tab. */
const storage: SessionStorage = {
  read: (key) => ofTab.read(`sandbox.${key}`),
  async write(key, text) {
    await ofTab.write(`sandbox.${key}`, text);
    await show();
  },
};
let opened: Opened | null = null;

/** After a reload. */
export async function reopenSession(): Promise<void> {
  const member = parseMember(await ofTab.read(memberKey));
  if (member) open(member);
  await show();
}

export async function keepSession(member: Member, pair: TokenPair): Promise<void> {
  await ofTab.write(memberKey, JSON.stringify(member));
  await open(member).keep(pair);
}

export async function dropSession(): Promise<void> {
  const { session } = opened ?? {};
  opened = null;
  await ofTab.write(memberKey, null);
  await session?.drop();
}

/** Sends as the member, renewing the pair where it is due; as a visitor where nobody is signed in. */
export const fetchAsMember: typeof fetch = (input, init) => (opened ? opened.fetch(input, init) : fetch(input, init));

/** What names the member, for a last request while the session is dropped. */
export async function headersOfMember(): Promise<Record<string, string>> {
  const held = await opened?.session.read();
  return held ? sessionHeaders(held, isDue(held)) : {};
}

function open(member: Member): MallSession {
  const session = new MallSession({ mallUrl: member.mallUrl, storage });
  opened = { member, session, fetch: sessionFetch({ session }) };
  return session;
}

async function show(): Promise<void> {
  const { member, session } = opened ?? {};
  const held = await session?.read();
  sessionStore.set(member && held ? { mallUrl: member.mallUrl, id: member.id, accessToken: held.accessToken } : null);
}

/** A browser may forbid storage: the session then ends with the page. */
function storageOfTab(): SessionStorage {
  try {
    return webStorage(sessionStorage);
  } catch {
    return memoryStorage();
  }
}

function parseMember(text: string | null): Member | null {
  const { mallUrl, id } = (JSON.parse(text ?? 'null') ?? {}) as Partial<Record<string, unknown>>;
  return typeof mallUrl === 'string' && typeof id === 'string' ? { mallUrl, id } : null;
}
