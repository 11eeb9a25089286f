import type { DeliveryAddress } from '../../graphql/__generated__/schema-types.ts';

/** An address; what it masks is read when a field asks for it. */
export type AddressModel = Omit<DeliveryAddress, 'unmasked'>;
