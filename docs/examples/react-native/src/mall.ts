import { isOfType, MallClient, type PersistedDocument, type SignInResult } from '@family-mall/client';
import { vault } from './vault.ts';

export const origin = 'https://shop.example';
export const mallUrl = 'familyshop';

let leadToSignIn = () => {};
/** Called when the mall has ended the session; drop the cache with it. */
export const onSessionEnd = (listener: () => void): void => void (leadToSignIn = listener);

export const mall = new MallClient({
  origin,
  mallUrl,
  storage: vault,
  onSessionEnd: () => leadToSignIn(),
  name: 'mall-app',
  release: '1.0.0',
});

/** Operations of the release; its build writes ids and texts into a manifest that the gateway knows. */
export const front: PersistedDocument = {
  id: 'sha256:729ed406c6fa50f10e0664ea3b805dcaa30a48096ca715b767079481ab2ce45a',
  name: 'Front',
  kind: 'query',
  text: 'query Front($mallUrl: String!) { mall(url: $mallUrl, device: MOBILE) { name menu { number name } } }',
};

const signInText = `mutation SignIn($input: SignInInput!) {
  signIn(input: $input) { __typename ... on Session { accessToken refreshToken } ... on SignInRefused { reason message } }
}`;

/** Null: signed in. Else the words of the refusal, fit to show. */
export async function signIn(id: string, password: string): Promise<string | null> {
  const variables = { input: { mallUrl, id, password } };
  const { signIn: result } = await mall.request<{ signIn: SignInResult }>(signInText, variables);
  if (!isOfType(result, 'Session')) return result.message;
  await mall.session.keep(result);
  return null;
}
