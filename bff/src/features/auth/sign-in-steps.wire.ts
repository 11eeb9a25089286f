import type {
  ConfirmEmailInput,
  RegisterEmailInput,
  SetInitialPasswordInput,
} from '../../graphql/__generated__/schema-types.ts';
import { wireTokens } from '../../session/session.wire.ts';
import { privateCall } from '../../upstream/private-call.ts';
import { anything } from '../../upstream/wire.ts';

export function registerEmailCall({ stepToken, email }: RegisterEmailInput) {
  return privateCall({
    path: 'pre/users/email',
    body: { stepToken, email },
    fields: { stepToken: 'stepToken', email: 'email' },
    response: anything,
  });
}

export function confirmEmailCall({ stepToken, code }: ConfirmEmailInput) {
  return privateCall({
    path: 'pre/users/email/verify',
    body: { stepToken, certVal: code },
    fields: { stepToken: 'stepToken', certVal: 'code' },
    response: wireTokens,
  });
}

export function initialPasswordCall({ stepToken, newPassword }: SetInitialPasswordInput) {
  return privateCall({
    path: 'pre/users/initial-password',
    body: { stepToken, newPwd: newPassword },
    fields: { stepToken: 'stepToken', newPwd: 'newPassword' },
    response: wireTokens,
  });
}

/** Requests the reactivation mail by the step token of a refused sign-in. */
export function wakeByStepCall(stepToken: string) {
  return privateCall({
    path: 'pre/users/wake',
    body: { stepToken },
    fields: { stepToken: 'stepToken' },
    response: anything,
  });
}

/** Requests the reactivation mail by the login id. */
export function wakeByIdCall(id: string, mallNumber: string) {
  return privateCall({
    path: 'pre/email/dormant',
    body: { id, mallId: mallNumber },
    fields: { id: 'id' },
    response: anything,
  });
}

/** Reactivates the account by the token of the mail's link. */
export function wakeCall(token: string) {
  return privateCall({
    path: 'pre/email/dormant/verify',
    body: { token },
    fields: { token: 'token' },
    response: anything,
  });
}
