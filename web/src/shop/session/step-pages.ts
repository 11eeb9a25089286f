import type { Device } from '../../__generated__/graphql.ts';
import { findRoute } from '../addresses/match-page.ts';
import type { PageName } from '../addresses/page-name.ts';
import { pathTo } from '../addresses/path-to.ts';
import type { Mall } from '../mall/mall-context.ts';
import type { StepReason } from './open-step.ts';

/** The pages that an open step opens. */
export const pageOfStep = {
  DORMANT_ACCOUNT: 'end-dormancy',
  EMAIL_MISSING: 'certify-email',
  INITIAL_PASSWORD: 'update-password',
} as const satisfies Record<StepReason, PageName>;

/** Steps below the login form: phones and a telecom sign-in have no separate pages for them. */
const wordsBelowLogin = { DORMANT_ACCOUNT: 'disDormant', EMAIL_MISSING: 'notCertEmail' } as const;

export type StepBelowLogin = keyof typeof wordsBelowLogin;

/**
 * The path of a step; null: not in this kind of mall. `redirect` goes along, so that a reload, which loses the step,
 * still goes where the member wanted.
 */
export function stepPath(
  mall: Pick<Mall, 'url' | 'openAreas'>,
  device: Device,
  reason: StepReason,
  redirect: string | null,
): string | null {
  if (reason === 'EMAIL_MISSING' && !mall.openAreas.includes('EMAIL_CERTIFICATION')) return null;
  if (device === 'MOBILE' && isBelowLogin(reason)) return stepBelowLoginPath(mall.url, device, reason, redirect);
  return withRedirect(pathTo(pageOfStep[reason], mall, device), redirect);
}

/** The path of a step below the login form. */
export function stepBelowLoginPath(
  mallUrl: string,
  device: Device,
  step: StepBelowLogin,
  redirect: string | null,
): string {
  return withRedirect(pathTo('login', { url: mallUrl }, device, { '*': wordsBelowLogin[step] }), redirect);
}

export function isBelowLogin(reason: string): reason is StepBelowLogin {
  return reason in wordsBelowLogin;
}

/** The step of the rest of an address below the login page. */
export function stepBelowLogin(rest: string | undefined): StepBelowLogin | null {
  if (rest === wordsBelowLogin.DORMANT_ACCOUNT) return 'DORMANT_ACCOUNT';
  return rest === wordsBelowLogin.EMAIL_MISSING ? 'EMAIL_MISSING' : null;
}

/**
 * The destination of an address that a guard redirected: the page of a lost step contains it. `null`: not such a page.
 */
export function redirectOfStep(address: string | null): string | null {
  if (address === null) return null;
  const { pathname, searchParams } = URL.parse(address, 'http://mall.invalid') ?? new URL('http://mall.invalid');
  const page = findRoute(pathname)?.entry.page;
  return Object.values(pageOfStep).some((pageOf) => pageOf === page) ? searchParams.get('redirect') : null;
}

function withRedirect(path: string, redirect: string | null): string {
  return `${path}?${new URLSearchParams({ redirect: redirect ?? '' })}`;
}
