import { type Charges, form, page } from '../../rules/charge.ts';

export const addressCharges: Charges = {
  'Member.addresses': { calls: 1 },
  'Member.address': { calls: 1 },
  'Mall.postalAddresses': page,
  'Mutation.createDeliveryAddress': form,
  'Mutation.updateDeliveryAddress': form,
  'Mutation.deleteDeliveryAddress': form,
};
