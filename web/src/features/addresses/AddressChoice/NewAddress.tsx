import { AddressForm } from '../AddressForm.tsx';
import type { Buyer } from '../buyer.ts';
import { emptyAddress, type AddressValues } from '../address-values.ts';
import { useAddressCreation } from '../use-address-book.ts';

interface NewAddressProps {
  /** Left out where there is nothing to go back to. */
  onCancel: (() => void) | undefined;
  /** The shopper pressed a button that this form replaces. */
  takesFocus: boolean;
  buyerOf: () => Buyer | Promise<Buyer>;
  hasMessage: boolean;
  /** What stands there before anything is typed. */
  first: Partial<AddressValues> | undefined;
  onAdded: (number: string) => Promise<unknown>;
}

/** Adds an address to the address book, for this order and later ones. */
export function NewAddress({ onCancel, takesFocus, buyerOf, hasMessage, first, onAdded }: NewAddressProps) {
  const { submit } = useAddressCreation(({ number }) => onAdded(number));
  return (
    <AddressForm
      initialValues={{ ...emptyAddress, ...first }}
      onCancel={onCancel}
      takesFocus={takesFocus}
      buyerOf={buyerOf}
      hasMessage={hasMessage}
      isPart
      save={submit}
    />
  );
}
