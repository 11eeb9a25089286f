import { useNavigate } from 'react-router-dom';
import { useAddressQuery } from '../../__generated__/hooks.ts';
import { AddressForm } from '../../features/addresses/AddressForm.tsx';
import { valuesOf } from '../../features/addresses/address-values.ts';
import { useAddressUpdate } from '../../features/addresses/use-address-book.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import classes from './AddressesPage.module.css';
import { PageTitle } from '../../shared/ui/PageTitle/PageTitle.tsx';

/** The form of a saved address, the only place where it is unmasked: none of it enters the cache. */
export function EditAddress({ number }: { number: string }) {
  const mallUrl = useMallUrl();
  const navigate = useNavigate();
  const { data, loading, error, refetch } = useAddressQuery({
    variables: { mallUrl, number },
    fetchPolicy: 'no-cache',
  });
  const address = data?.viewer?.address;
  const values = address && valuesOf(address);
  const leave = () => void navigate({ search: '' }, { replace: true });
  const { submit } = useAddressUpdate(leave);
  return (
    <div className={classes.form}>
      <PageTitle>배송지 수정</PageTitle>
      {loading ? <Skeleton height={320} radius="var(--radius-card)" /> : null}
      {error || (address && !values) ? <SectionFailure error={error} onRetry={() => void refetch()} /> : null}
      {address === null ? (
        <EmptyState title="이 배송지는 더 이상 없어요" text="배송지 목록에서 다시 선택해 주세요." />
      ) : null}
      {address && values ? (
        <AddressForm
          initialValues={values}
          isDefaultAlready={address.isDefault}
          onCancel={leave}
          save={(values) => submit({ number, values })}
        />
      ) : null}
    </div>
  );
}
