import type { Device } from '../../__generated__/graphql.ts';
import { mallPath } from '../links/mall-paths.ts';
import type { Mall } from '../mall/mall-context.ts';
import type { StepReason } from './open-step.ts';

/** The names of the pages that an open step opens. */
export const pageOfStep: Readonly<Record<StepReason, string>> = {
  DORMANT_ACCOUNT: 'end-dormancy',
  EMAIL_MISSING: 'certify-email',
  INITIAL_PASSWORD: 'update-password',
};

const desktopPaths: Readonly<Record<StepReason, string>> = {
  DORMANT_ACCOUNT: 'popup/disDormant',
  EMAIL_MISSING: 'popup/notCertEmail',
  INITIAL_PASSWORD: 'updatePasswordForm',
};

/** Phones have no separate pages: there the steps are below the login form. */
const phonePaths: typeof desktopPaths = {
  DORMANT_ACCOUNT: 'login/disDormant',
  EMAIL_MISSING: 'login/notCertEmail',
  INITIAL_PASSWORD: 'updatePasswordForm',
};

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
  const path = mallPath(mall.url, device, (device === 'MOBILE' ? phonePaths : desktopPaths)[reason]);
  return `${path}?${new URLSearchParams({ redirect: redirect ?? '' })}`;
}

/** Of an address below the login page: the step that it is for. */
export function stepBelowLogin(rest: string | undefined): StepReason | null {
  return rest === 'disDormant' ? 'DORMANT_ACCOUNT' : rest === 'notCertEmail' ? 'EMAIL_MISSING' : null;
}

/**
 * The destination of an address that a guard redirected: the page of a lost step contains it. `null`: not such a page.
 */
export function redirectOfStep(address: string | null): string | null {
  if (address === null) return null;
  const { pathname, searchParams } = URL.parse(address, 'http://mall.invalid') ?? new URL('http://mall.invalid');
  return /\/(?:popup\/(?:disDormant|notCertEmail)|updatePasswordForm)$/u.test(pathname)
    ? searchParams.get('redirect')
    : null;
}
