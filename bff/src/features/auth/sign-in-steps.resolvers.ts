import type { MutationResolvers, SendWakingMailInput } from '../../graphql/__generated__/schema-types.ts';
import { sendVisitorForm } from '../forms/forms.ts';
import { badInput } from '../../errors/shopper-error.ts';
import { toSession } from '../../session/session.mapper.ts';
import { isRefusal, type MallRefusal } from '../../errors/mall-error.ts';
import { toSignInRefused } from './sign-in-refused.ts';
import {
  confirmEmailCall,
  initialPasswordCall,
  registerEmailCall,
  wakeByIdCall,
  wakeByStepCall,
  wakeCall,
} from './sign-in-steps.wire.ts';

/** Opens the next step after a refused sign-in. */
export const signInStepMutations = {
  registerEmail: (_root, { input }, context) =>
    sendVisitorForm(
      context,
      { mallUrl: input.mallUrl, target: () => `mail to ${input.email}`, call: () => registerEmailCall(input) },
      () => ({
        __typename: 'EmailCodeSent' as const,
        isSent: true,
      }),
    ),

  confirmEmail: (_root, { input }, context) =>
    sendVisitorForm(
      context,
      {
        mallUrl: input.mallUrl,
        target: () => `step ${input.stepToken}`,
        call: () => confirmEmailCall(input),
        toMember: toNextStep,
      },
      (wire) => toSession(wire),
    ),

  setInitialPassword: (_root, { input }, context) =>
    sendVisitorForm(
      context,
      { mallUrl: input.mallUrl, target: () => `step ${input.stepToken}`, call: () => initialPasswordCall(input) },
      (wire) => toSession(wire),
    ),

  sendWakingMail: (_root, { input }, context) =>
    sendVisitorForm(context, { mallUrl: input.mallUrl, ...sleeperOf(input) }, () => ({
      __typename: 'WakingMailSent' as const,
      isSent: true,
    })),

  wakeAccount: (_root, { input }, context) =>
    sendVisitorForm(
      context,
      { mallUrl: input.mallUrl, target: () => `waking ${input.token}`, call: () => wakeCall(input.token) },
      () => ({
        __typename: 'AccountAwake' as const,
        isAwake: true,
      }),
    ),
} satisfies MutationResolvers;

/** One step may be followed by another before the member is signed in. */
function toNextStep(refusal: MallRefusal) {
  return isRefusal(refusal, '1254', '1257', '1258') ? toSignInRefused(refusal) : null;
}

function sleeperOf({ stepToken, id }: SendWakingMailInput) {
  if (typeof stepToken === 'string' && typeof id !== 'string')
    return { target: () => `step ${stepToken}`, call: () => wakeByStepCall(stepToken) };
  if (typeof id !== 'string' || typeof stepToken === 'string')
    throw badInput('stepToken', 'stepToken과 id 중 하나만 보내 주세요.');
  return {
    target: (mallNumber: string) => `${mallNumber} waking ${id}`,
    call: (mallNumber: string) => wakeByIdCall(id, mallNumber),
  };
}
