import { type Charges, form } from '../../rules/charge.ts';

export const authCharges: Charges = {
  'Query.isRecaptchaRequired': { calls: 1 },
  'Mutation.signIn': form,
  'Mutation.signInWithTid': form,
  'Mutation.startMarketingSession': form,
  'Mutation.signOut': form,
  'Mutation.refreshSession': { calls: 1 },
  'Mutation.registerEmail': form,
  'Mutation.confirmEmail': form,
  'Mutation.setInitialPassword': form,
  'Mutation.sendWakingMail': form,
  'Mutation.wakeAccount': form,
};
