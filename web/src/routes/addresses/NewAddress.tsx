import { useNavigate } from 'react-router-dom';
import { AddressForm } from '../../features/addresses/AddressForm.tsx';
import { emptyAddress } from '../../features/addresses/address-values.ts';
import { useAddressCreation } from '../../features/addresses/use-address-book.ts';
import classes from './AddressesPage.module.css';

/** The form of a new address. */
export function NewAddress() {
  const navigate = useNavigate();
  const leave = () => void navigate({ search: '' }, { replace: true });
  const { submit } = useAddressCreation(leave);
  return (
    <div className={classes.form}>
      <h1 className={classes.title}>새 배송지</h1>
      <AddressForm initialValues={emptyAddress} onCancel={leave} save={submit} />
    </div>
  );
}
