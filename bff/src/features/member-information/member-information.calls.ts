import { type Charges, form } from '../../rules/charge.ts';

export const memberInformationCharges: Charges = {
  'Member.profile': { calls: 1 },
  'Member.withdrawalCheck': { calls: 1 },
  'Mutation.checkPassword': form,
  'Mutation.changePassword': form,
  'Mutation.updateProfile': form,
  'ProfileUpdated.member': { calls: 1 },
  'Mutation.withdraw': form,
};
