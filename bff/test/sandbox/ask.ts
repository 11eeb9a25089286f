/** A response of the gateway for tests. */
export interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

export interface Question {
  query: string;
  variables?: Record<string, unknown>;
}

/** Asks over HTTP, as a member when a token is given. */
export async function ask(url: string, { query, variables }: Question, accessToken?: string): Promise<Answer> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}) },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as Answer;
}

const signInMutation = `mutation ($input: SignInInput!) {
  signIn(input: $input) { __typename ... on Session { accessToken refreshToken } ... on SignInRefused { reason } }
}`;

interface SignInAnswer {
  __typename: string;
  accessToken?: string;
  refreshToken?: string;
  reason?: string;
}

export async function signIn(
  url: string,
  input: { mallUrl: string; id: string; password: string },
): Promise<SignInAnswer> {
  const { mallUrl, id, password } = input;
  const answer = await ask(url, { query: signInMutation, variables: { input: { mallUrl, id, password } } });
  if (!answer.data) throw new Error(`Sign-in failed: ${JSON.stringify(answer.errors)}`);
  return answer.data.signIn as SignInAnswer;
}
