import { useAddressesQuery } from '../../__generated__/hooks.ts';
import { AddressText } from '../../features/addresses/AddressText.tsx';
import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import { useMallUrl } from '../../shop/page/page-context.ts';
import type { Application } from './application.ts';
import classes from './PhoneOrder.module.css';

/** Where the phone goes, masked as in the address book. */
export function ContractAddress({ application: { addressNumber, message } }: { application: Application }) {
  const mallUrl = useMallUrl();
  const { data, loading } = useAddressesQuery({ variables: { mallUrl }, errorPolicy: 'all' });
  const address = data?.viewer?.addresses?.find(({ number }) => number === addressNumber);
  // It takes the place of the address's own.
  const typed = message.trim();
  return (
    <>
      {address ? (
        <AddressText address={typed === '' ? address : { ...address, deliveryMessage: null }} />
      ) : loading ? (
        <Skeleton height={72} />
      ) : (
        <p>배송지를 다시 선택해 주세요.</p>
      )}
      {typed === '' ? null : <p className={classes.quiet}>배송 메시지: {typed}</p>}
    </>
  );
}
