import { wireTokens, type WireTokens } from '../../session/session.wire.ts';
import type { MallCall } from '../../upstream/call.ts';
import { anything, row, token, yn } from '../../upstream/wire.ts';

/** Opens the next step after a refused sign-in. */
export const stepToken = row('StepToken', { stepToken: token }, {});

export const recaptchaCall: MallCall<boolean> = {
  endpoint: 'GET recaptcha/require',
  method: 'GET',
  path: '/api/v1/mall/recaptcha/require',
  isShared: true,
  response: yn,
};

interface Credentials {
  id: string;
  password: string;
  mallNumber: string;
  recaptchaToken?: string | null;
}

export function signInCall({ id, password, mallNumber, recaptchaToken }: Credentials): MallCall<WireTokens> {
  const isSendable = typeof recaptchaToken === 'string' && /^[\x21-\x7e]{1,4096}$/u.test(recaptchaToken);
  return {
    endpoint: 'POST auth/sign-in',
    method: 'POST',
    path: '/api/v1/mall/auth/sign-in',
    body: { id, password, mallId: mallNumber },
    fields: { id: 'id', password: 'password' },
    headers: isSendable ? { 'x-recaptcha-token': recaptchaToken } : {},
    isShared: false,
    response: wireTokens,
  };
}

export function tidCall(tid: string, mallNumber: string): MallCall<WireTokens> {
  return {
    endpoint: 'POST auth/tid',
    method: 'POST',
    path: '/api/v1/mall/auth/tid',
    body: { tid, mallId: mallNumber },
    fields: { tid: 'tid' },
    isShared: false,
    response: wireTokens,
  };
}

export const signOutCall: MallCall<unknown> = {
  endpoint: 'POST auth/logout',
  method: 'POST',
  path: '/api/v1/mall/auth/logout',
  isShared: false,
  response: anything,
};
