import type { BrowserContextOptions } from 'playwright-core';

const signIn = `mutation ($input: SignInInput!) {
  signIn(input: $input) { ... on Session { accessToken refreshToken } ... on UserError { message } }
}`;

/** A browser's storage in which a member of these malls is signed in. */
export async function signedIn(
  shopUrl: string,
  mallUrls: readonly string[],
  id = 'gaon',
  password = 'Family!2026',
): Promise<Required<Pick<BrowserContextOptions, 'storageState'>>> {
  const localStorage = await Promise.all(
    mallUrls.map(async (mallUrl) => {
      const body = JSON.stringify({ query: signIn, variables: { input: { mallUrl, id, password } } });
      const answer = await fetch(`${shopUrl}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      const { data } = (await answer.json()) as {
        data: { signIn: { accessToken?: string; refreshToken?: string; message?: string } };
      };
      if (!data.signIn.accessToken) throw new Error(`${id} is not let into ${mallUrl}: ${data.signIn.message}`);
      return {
        name: `family-mall.session.${mallUrl}`,
        value: JSON.stringify({ ...data.signIn, receivedAt: Date.now() }),
      };
    }),
  );
  return { storageState: { cookies: [], origins: [{ origin: shopUrl, localStorage }] } };
}
