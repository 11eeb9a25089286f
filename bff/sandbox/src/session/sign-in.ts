import type { TokenPair } from '@family-mall/client';
import { forgetValues } from '../examples/remembered.ts';
import { send } from '../request/send.ts';
import { dropSession, headersOfMember, keepSession, sessionStore } from './session.ts';

export interface Credentials {
  mallUrl: string;
  id: string;
  password: string;
}

const signInMutation = /* GraphQL */ `
  mutation SandboxSignIn($input: SignInInput!) {
    signIn(input: $input) {
      __typename
      ... on Session {
        accessToken
        refreshToken
      }
      ... on SignInRefused {
        message
      }
    }
  }
`;

const signOutMutation = /* GraphQL */ `
  mutation SandboxSignOut($input: SignOutInput!) {
    signOut(input: $input) {
      isSignedOut
    }
  }
`;

/** Signs in and keeps the pair for this tab. Returns the message of a refusal. */
export async function signIn({ mallUrl, id, password }: Credentials): Promise<string | null> {
  await dropSession();
  try {
    const { answer } = await send({ query: signInMutation, variables: { input: { mallUrl, id, password } } });
    const result = answer.data?.signIn;
    if (isPair(result)) {
      forgetValues();
      await keepSession({ mallUrl, id }, result);
      return null;
    }
    return messageOf(result) ?? answer.errors?.[0]?.message ?? unexpected;
  } catch {
    return networkFailed;
  }
}

/** Ends the session here in any case, and at the mall if it can be reached. */
export async function signOut(): Promise<void> {
  const session = sessionStore.get();
  if (!session) return;
  const { mallUrl } = session;
  const farewell = send({ query: signOutMutation, variables: { input: { mallUrl } } }, await headersOfMember());
  await dropSession();
  forgetValues();
  await farewell.catch(() => undefined);
}

const networkFailed = '네트워크 오류입니다. 나중에 다시 시도해 주세요.';
const unexpected = '예상하지 못한 응답이에요. 콘솔을 확인해 주세요.';

function isPair(result: unknown): result is TokenPair {
  return typeof result === 'object' && result !== null && 'accessToken' in result && 'refreshToken' in result;
}

function messageOf(result: unknown): string | undefined {
  return typeof result === 'object' && result !== null && 'message' in result ? String(result.message) : undefined;
}
