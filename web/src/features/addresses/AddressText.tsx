import type { AddressLinesFragment } from '../../__generated__/graphql.ts';
import { entranceNames } from './address-values.ts';
import classes from './AddressText.module.css';

/** An address as the book shows it: masked. */
export function AddressText({ address }: { address: AddressLinesFragment }) {
  const { label, receiverName, receiverPhone, postalCode, roadAddress, detailAddress, entranceMethod } = address;
  const notes = [address.deliveryMessage, entranceMethod && entranceNames[entranceMethod]].filter(Boolean);
  return (
    <div className={classes.root}>
      <p className={classes.head}>
        <strong>{label ?? receiverName}</strong>
        {address.isDefault ? <span className={classes.mark}>기본 배송지</span> : null}
      </p>
      <p>
        {receiverName} <span className={classes.phone}>{receiverPhone}</span>
      </p>
      <p>
        [{postalCode}] {roadAddress} {detailAddress}
      </p>
      {notes.length > 0 ? <p className={classes.notes}>{notes.join(' · ')}</p> : null}
    </div>
  );
}
