import type { z } from 'zod';
import type { MallCall } from '../upstream/call.ts';
import { row, words } from '../upstream/wire.ts';

export const wireTokens = row('tokens', { accessToken: words, refreshToken: words }, {});
export type WireTokens = z.output<typeof wireTokens>;

/** Never shared: it gives out tokens. */
export function refreshCall(refreshToken: string): MallCall<WireTokens> {
  return {
    endpoint: 'GET auth/refresh/token',
    method: 'GET',
    path: '/api/v1/mall/auth/refresh/token',
    query: { refreshToken },
    isShared: false,
    answer: wireTokens,
  };
}
