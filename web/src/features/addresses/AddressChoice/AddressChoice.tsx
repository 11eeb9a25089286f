import { Button } from '@mantine/core';
import { lazy, Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAddressesQuery, useAddressQuery } from '../../../__generated__/hooks.ts';
import { AddressText } from '../AddressText.tsx';
import type { Buyer } from '../buyer.ts';
import { mostAddresses } from '../address-values.ts';
import { ChoiceGroup } from '../../../shared/choice-group/ChoiceGroup.tsx';
import { focusElement } from '../../../shared/focus-element.ts';
import { pathTo } from '../../../shop/addresses/path-to.ts';
import { useMall } from '../../../shop/mall/mall-context.ts';
import { useDevice } from '../../../shop/page/page-context.ts';
import { SectionFailure } from '../../../shop/section-boundary/SectionFailure.tsx';
import { Skeleton } from '../../../shared/ui/Skeleton/Skeleton.tsx';
import classes from './AddressChoice.module.css';

// Most orders go to an address that is known. It is fetched after the page, so that it is there when it is wanted.
const loadNewAddress = () => import('./NewAddress.tsx');
const NewAddress = lazy(async () => ({ default: (await loadNewAddress()).NewAddress }));

interface AddressChoiceProps {
  /** As pressed, also while the mall has not answered yet. */
  chosen: string | null;
  /** The address that the order has. */
  recorded: string | null;
  onChoose: (number: string | null) => unknown;
  error: ReactNode;
  /** Consequence of a choice, as a sentence for the shopper. */
  afterSaving: string;
  /** Who orders, as typed by now. */
  buyerOf: () => Buyer | Promise<Buyer>;
}

/** Where an order goes: the default address, another one, or a new one. */
export function AddressChoice({ chosen, recorded, onChoose, error, afterSaving, buyerOf }: AddressChoiceProps) {
  const mall = useMall();
  const device = useDevice();
  const mallUrl = mall.url;
  const { data, loading, error: failure, refetch } = useAddressesQuery({ variables: { mallUrl }, errorPolicy: 'all' });
  const [isAdding, setIsAdding] = useState(false);
  const [hasAdded, setHasAdded] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const leaveForm = () => {
    setIsAdding(false);
    setHasAdded(true);
  };
  const addresses = data?.viewer?.addresses;
  const usual = addresses?.find(({ isDefault }) => isDefault)?.number;
  // The chosen address may have been deleted in the address book meanwhile.
  const isGone = !loading && addresses?.every(({ number }) => number !== recorded);
  const wanted = recorded === null || isGone ? (usual ?? null) : recorded;
  const choose = useEffectEvent(onChoose);
  useEffect(() => {
    if (wanted !== recorded) choose(wanted);
  }, [wanted, recorded]);
  const unmasked = useUnmasked(chosen);
  // Where that fails now, it is tried again when it is wanted.
  useEffect(() => void loadNewAddress().catch(() => {}), []);

  if (!addresses)
    return loading ? <Skeleton height={120} /> : <SectionFailure error={failure} onRetry={() => void refetch()} />;
  if (isAdding || addresses.length === 0)
    return (
      <div className={classes.stack} data-path="address">
        <p role="alert" className={classes.refusal}>
          {error == null ? null : '배송지를 입력해 주세요.'}
        </p>
        <Suspense fallback={<Skeleton height={320} />}>
          <NewAddress
            onCancel={addresses.length > 0 ? leaveForm : undefined}
            takesFocus={isAdding}
            buyerOf={buyerOf}
            onAdded={async (number) => {
              leaveForm();
              setIsSaved(true);
              await onChoose(number);
            }}
          />
        </Suspense>
      </div>
    );
  return (
    <div className={classes.stack} data-path="address">
      <ChoiceGroup
        legend="배송지 선택"
        name="address"
        layout="stacked"
        shownAtFirst={3}
        choices={addresses.map((address) => ({
          value: address.number,
          label: <AddressText address={address} unmasked={address.number === chosen ? unmasked : null} />,
        }))}
        chosen={chosen}
        onChoose={onChoose}
      />
      <output className={classes.quiet}>{isSaved ? `배송지를 저장했어요. ${afterSaving}` : null}</output>
      <p role="alert" className={classes.refusal}>
        {error}
      </p>
      {addresses.length < mostAddresses ? (
        <Button variant="default" ref={hasAdded ? focusElement : undefined} onClick={() => setIsAdding(true)}>
          새 배송지 추가
        </Button>
      ) : (
        <p className={classes.quiet}>
          배송지는 {mostAddresses}개까지 저장할 수 있어요. 쓰지 않는 배송지를 삭제하면 새로 추가할 수 있어요.
        </p>
      )}
      <p className={classes.quiet}>
        <Link className={classes.change} to={pathTo('addresses', mall, device)}>
          배송지 관리
        </Link>
      </p>
    </div>
  );
}

/** One's own address is shown whole where it is chosen, past the cache. Undefined: not known yet. */
function useUnmasked(number: string | null) {
  const { url: mallUrl } = useMall();
  const { data } = useAddressQuery({
    variables: { mallUrl, number: number ?? '' },
    skip: number === null,
    fetchPolicy: 'no-cache',
  });
  const address = data?.viewer?.address;
  return address?.number === number ? address.unmasked : undefined;
}
