import type { MallCall } from '../upstream/call.ts';
import { invalid, type Read, type Reader } from '../upstream/reading.ts';
import { anything, row } from '../upstream/wire.ts';
import { isToken } from './token.ts';

/** Refuses tokens that do not fit into a header. */
const token: Reader<string, string> = (value) => (typeof value === 'string' && isToken(value) ? value : invalid);

export const wireTokens = row('TokenPair', { accessToken: token, refreshToken: token }, {});
export type WireTokens = Read<typeof wireTokens>;

/** Never shared, since it returns tokens. */
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

/** The cheapest call of the contract: any response shows that the mall responds. */
export const probeCall: MallCall<unknown> = {
  endpoint: 'GET recaptcha/require',
  method: 'GET',
  path: '/api/v1/mall/recaptcha/require',
  isShared: false,
  response: anything,
};
