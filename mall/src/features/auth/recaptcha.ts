import type { MallContext } from '../../context.ts';
import { refuseInTransaction } from '../../db/transaction-guard.ts';
import type { Handlers } from '../../http/call.ts';
import { recaptchaRefused } from '../../http/refusal.ts';

const timeoutMs = 5000;

export const recaptchaHandlers = {
  isRecaptchaRequired: async ({ settings }) => settings.recaptcha !== null,
} satisfies Partial<Handlers>;

/** Throws 1111 unless the token is valid. Without a secret in the settings none is required. */
export async function checkRecaptcha({ settings, log }: MallContext, token: unknown, address: string): Promise<void> {
  if (settings.recaptcha === null) return;
  if (typeof token !== 'string' || token === '') throw recaptchaRefused();
  refuseInTransaction('captcha');
  const { secret, verifyUrl } = settings.recaptcha;
  const body = new URLSearchParams({ secret, response: token, remoteip: address });
  try {
    const answer = await fetch(verifyUrl, { method: 'POST', body, signal: AbortSignal.timeout(timeoutMs) });
    const verdict = (await answer.json()) as { success?: unknown };
    if (verdict.success === true) return;
  } catch (error) {
    // An unreachable verification service refuses: no one signs in unchecked.
    log.warn({ err: error }, 'the reCAPTCHA verification did not answer');
  }
  throw recaptchaRefused();
}
