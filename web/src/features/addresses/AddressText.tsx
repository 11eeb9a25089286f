import type { AddressInFullFragment, AddressLinesFragment } from '../../__generated__/graphql.ts';
import { showTelephone } from '../../shared/form/telephone.ts';
import { entranceNames } from './address-values.ts';
import classes from './AddressText.module.css';

interface AddressTextProps {
  address: AddressLinesFragment;
  /** What the address masks, where it is shown whole. */
  unmasked?: AddressInFullFragment['unmasked'] | undefined;
  /** Its message to the carrier is left out where another can be typed. */
  hasMessage?: boolean;
}

/** An address as the book shows it, masked; or whole. */
export function AddressText({ address, unmasked, hasMessage = true }: AddressTextProps) {
  const { label, postalCode, roadAddress, entranceMethod } = address;
  const receiverName = unmasked?.receiverName ?? address.maskedReceiverName;
  const receiverPhone = unmasked ? showTelephone(unmasked.receiverPhone) : address.maskedReceiverPhone;
  const detailAddress = unmasked ? unmasked.detailAddress : address.maskedDetailAddress;
  const notes = [hasMessage && address.deliveryMessage, entranceMethod && entranceNames[entranceMethod]].filter(
    Boolean,
  );
  return (
    <div className={classes.root}>
      <p className={classes.head}>
        <strong>{label ?? receiverName}</strong>
        {address.isDefault ? <span className={classes.mark}>기본 배송지</span> : null}
      </p>
      <p className={classes.phone}>{[label && receiverName, receiverPhone].filter(Boolean).join(' · ')}</p>
      <p>
        [{postalCode}] {roadAddress} {detailAddress}
      </p>
      {notes.length > 0 ? <p className={classes.notes}>{notes.join(' · ')}</p> : null}
    </div>
  );
}
