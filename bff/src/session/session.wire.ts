import { z } from 'zod';
import type { MallCall } from '../upstream/call.ts';
import { invalidAt, typeOf } from '../upstream/reading.ts';
import { row } from '../upstream/wire.ts';
import { isToken } from './token.ts';

/** A pair that could not come back in a header would be a session of which the member has nothing. */
const token = typeOf<string>((value) => (typeof value === 'string' && isToken(value) ? value : invalidAt('')));

export const wireTokens = row('tokens', { accessToken: token, refreshToken: token }, {});
export type WireTokens = z.output<typeof wireTokens>;

/** Never shared: it gives out tokens. */
export function refreshCall(refreshToken: string): MallCall<WireTokens> {
  return {
    endpoint: 'GET auth/refresh/token',
    method: 'GET',
    path: '/api/v1/mall/auth/refresh/token',
    query: { refreshToken },
    isShared: false,
    response: wireTokens,
  };
}

/** The cheapest call of the contract: any answer to it shows that the mall is answering now. */
export const probeCall: MallCall<unknown> = {
  endpoint: 'GET recaptcha/require',
  method: 'GET',
  path: '/api/v1/mall/recaptcha/require',
  isShared: false,
  response: z.unknown(),
};
