import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AddressInFullFragment } from '../../__generated__/graphql.ts';
import { AddressForm } from '../../features/addresses/AddressForm.tsx';
import { valuesOf } from '../../features/addresses/address-values.ts';
import { useAddressBook, useAddressInFull } from '../../features/addresses/use-address-book.ts';
import { SectionFailure } from '../../shared/ui/SectionBoundary/SectionFailure.tsx';
import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import classes from './AddressesPage.module.css';

type Fetched =
  | { state: 'waiting' }
  | { state: 'failed'; error: unknown }
  | { state: 'here'; address: AddressInFullFragment };

/** The form of an address of the book, which is the one place where it stands in full. */
export function EditAddress({ number }: { number: string }) {
  const navigate = useNavigate();
  const { update } = useAddressBook();
  const fetchInFull = useAddressInFull();
  const [fetched, setFetched] = useState<Fetched>({ state: 'waiting' });
  const leave = () => void navigate({ search: '' }, { replace: true });

  const load = useEffectEvent(async () => {
    setFetched({ state: 'waiting' });
    try {
      const address = await fetchInFull(number);
      if (address) setFetched({ state: 'here', address });
      else leave();
    } catch (error) {
      setFetched({ state: 'failed', error });
    }
  });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    void load();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once for each address and attempt
  }, [number, attempt]);

  return (
    <div className={classes.form}>
      <h1 className={classes.title}>배송지 수정</h1>
      {fetched.state === 'waiting' ? <Skeleton height={320} radius="var(--radius-card)" /> : null}
      {fetched.state === 'failed' ? (
        <SectionFailure error={fetched.error} onRetry={() => setAttempt(attempt + 1)} />
      ) : null}
      {fetched.state === 'here' ? (
        <AddressForm
          initialValues={valuesOf(fetched.address)}
          isDefaultAlready={fetched.address.isDefault}
          onCancel={leave}
          save={async (values) => {
            const { refusal } = await update(number, values);
            if (!refusal) leave();
            return refusal;
          }}
        />
      ) : null}
    </div>
  );
}
