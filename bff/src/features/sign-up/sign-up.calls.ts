import { type Charges, form } from '../../rules/charge.ts';

export const signUpCharges: Charges = {
  'Mutation.sendSignUpMail': form,
  'Mutation.verifySignUpMail': form,
  'Mutation.checkLoginId': form,
  'Mutation.signUp': form,
};
