import { useNavigate } from 'react-router-dom';
import { AddressForm } from '../../features/addresses/AddressForm.tsx';
import { emptyAddress } from '../../features/addresses/address-values.ts';
import { useAddressCreation } from '../../features/addresses/use-address-book.ts';
import classes from './AddressesPage.module.css';
import { PageTitle } from '../../shared/ui/PageTitle/PageTitle.tsx';

/** The form of a new address. */
export function NewAddress() {
  const navigate = useNavigate();
  const leave = () => void navigate({ search: '' }, { replace: true });
  const { submit } = useAddressCreation(leave);
  return (
    <div className={classes.form}>
      <PageTitle>새 배송지</PageTitle>
      <AddressForm initialValues={emptyAddress} onCancel={leave} save={submit} />
    </div>
  );
}
