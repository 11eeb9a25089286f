import { type Charges, form } from '../../rules/charge.ts';

export const lostCredentialsCharges: Charges = {
  'Mutation.findLoginIds': form,
  'Mutation.sendTemporaryPassword': form,
};
