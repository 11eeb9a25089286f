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

/** Phones have no such pages of their own: there the steps stand below the login page. */
const phonePaths: typeof desktopPaths = {
  DORMANT_ACCOUNT: 'login/disDormant',
  EMAIL_MISSING: 'login/notCertEmail',
  INITIAL_PASSWORD: 'updatePasswordForm',
};

/**
 * Where a step is taken; null: not in a mall of this kind. `redirect` goes along, so that a reload, which forgets the
 * step, still leads where the member wanted to go.
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

/** Where an address that a guard led away from wanted to go: a forgotten step's page says so itself. `null`: it is no such page. */
export function redirectOfStep(address: string | null): string | null {
  if (address === null) return null;
  const { pathname, searchParams } = URL.parse(address, 'http://mall.invalid') ?? new URL('http://mall.invalid');
  return /\/(?:popup\/(?:disDormant|notCertEmail)|updatePasswordForm)$/u.test(pathname)
    ? searchParams.get('redirect')
    : null;
}
