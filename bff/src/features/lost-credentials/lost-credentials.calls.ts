import { type Charges, form } from '../../graphql/charge.ts';

export const lostCredentialsCharges: Charges = {
  'Mutation.findLoginIds': form,
  'Mutation.sendTemporaryPassword': form,
};
