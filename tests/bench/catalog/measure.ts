import type { BenchRequest } from './requests.ts';

/** A mall's REST address with the token of a member. */
export interface Target {
  url: string;
  token: string;
}

/** Milliseconds of each request of a title. */
export type Times = Map<string, number[]>;

export async function signIn(url: string, id: string, password: string, mallId: string): Promise<Target> {
  const response = await fetch(`${url}/api/v1/mall/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, password, mallId }),
  });
  const { data } = (await response.json()) as { data: { accessToken: string } };
  return { url, token: data.accessToken };
}

/** Sends each request in turn, round after round, so that a busy moment of the machine does not hit one of them alone. */
export async function measure(target: Target, requests: readonly BenchRequest[], rounds: number): Promise<Times> {
  const times: Times = new Map(requests.map(({ title }) => [title, []]));
  for (let round = -1; round < rounds; round += 1) {
    for (const request of requests) {
      const start = performance.now();
      await send(target, request);
      // The first round fills caches.
      if (round >= 0) times.get(request.title)?.push(performance.now() - start);
    }
  }
  return times;
}

/** The response's total; throws for a refusal, which would be fast. */
export async function send({ url, token }: Target, { method, path, body }: BenchRequest): Promise<number | undefined> {
  const response = await fetch(`${url}/api/v1/mall${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { data: { totalCnt?: number } | null };
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer.data?.totalCnt;
}
