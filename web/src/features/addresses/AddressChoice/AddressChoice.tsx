import { Button } from '@mantine/core';
import { lazy, Suspense, useEffect, useEffectEvent, useState, type ReactNode, type Ref } from 'react';
import { Link } from 'react-router-dom';
import type { AddressLinesFragment } from '../../../__generated__/graphql.ts';
import { useAddressesQuery, useAddressQuery } from '../../../__generated__/hooks.ts';
import { AddressText } from '../AddressText.tsx';
import type { Buyer } from '../buyer.ts';
import { mostAddresses, type AddressValues } from '../address-values.ts';
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
  /** False where the order has a message of its own to the carrier. */
  hasMessage?: boolean;
  /** Shows the chosen address alone until another is wanted. */
  isFolded?: boolean;
  /** What stands in the form of the first address: who orders, at the address of the profile. */
  first?: Partial<AddressValues> | undefined;
}

/** Where an order goes: the default address, shown whole; another one of the book; or a new one. */
export function AddressChoice({
  chosen,
  recorded,
  onChoose,
  error,
  afterSaving,
  buyerOf,
  hasMessage = true,
  isFolded = false,
  first,
}: AddressChoiceProps) {
  const mallUrl = useMall().url;
  const { data, loading, error: failure, refetch } = useAddressesQuery({ variables: { mallUrl }, errorPolicy: 'all' });
  const [isAdding, setIsAdding] = useState(false);
  const [hasAdded, setHasAdded] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const [isOpen, setIsOpen] = useState(!isFolded);
  const [hasClosed, setHasClosed] = useState(false);
  const close = () => {
    setIsOpen(false);
    setHasClosed(true);
  };
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
            hasMessage={hasMessage}
            first={addresses.length === 0 ? first : undefined}
            onAdded={async (number) => {
              leaveForm();
              if (isFolded) close();
              setIsSaved(true);
              await onChoose(number);
            }}
          />
        </Suspense>
      </div>
    );
  const shown = addresses.find(({ number }) => number === chosen);
  const textOf = (address: Addresses[number]) => (
    <AddressText address={address} unmasked={address.number === chosen ? unmasked : null} hasMessage={hasMessage} />
  );
  return (
    <div
      ref={isFolded && isOpen && !hasAdded ? focusFirstChoice : undefined}
      className={classes.stack}
      data-path="address"
    >
      {shown && !isOpen && error == null ? (
        <Card
          changeButton={hasClosed ? focusElement : undefined}
          onChange={() => {
            setIsSaved(false);
            setIsOpen(true);
          }}
        >
          {textOf(shown)}
        </Card>
      ) : (
        <Book
          addresses={addresses}
          labelOf={textOf}
          chosen={chosen}
          onChoose={onChoose}
          error={error}
          onClose={isFolded && shown ? close : null}
          addButton={hasAdded ? focusElement : undefined}
          onAdd={() => setIsAdding(true)}
        />
      )}
      <output className={classes.quiet}>{isSaved ? `배송지를 저장했어요. ${afterSaving}` : null}</output>
    </div>
  );
}

interface CardProps {
  changeButton: Ref<HTMLButtonElement> | undefined;
  onChange: () => void;
  children: ReactNode;
}

/** The chosen address, and the way to the others. */
function Card({ changeButton, onChange, children }: CardProps) {
  return (
    <div className={classes.card}>
      {children}
      <Button variant="default" size="sm" ref={changeButton} onClick={onChange}>
        변경<span className="visually-hidden">, 배송지</span>
      </Button>
    </div>
  );
}

type Addresses = readonly AddressLinesFragment[];

interface BookProps {
  addresses: Addresses;
  labelOf: (address: Addresses[number]) => ReactNode;
  chosen: string | null;
  onChoose: (number: string) => unknown;
  error: ReactNode;
  /** Null: it stays open. */
  onClose: (() => void) | null;
  addButton: Ref<HTMLButtonElement> | undefined;
  onAdd: () => void;
}

/** The addresses of the book to choose from, and the way to a new one. */
function Book({ addresses, labelOf, chosen, onChoose, error, onClose, addButton, onAdd }: BookProps) {
  const mall = useMall();
  const device = useDevice();
  const hasRoom = addresses.length < mostAddresses;
  return (
    <>
      <ChoiceGroup
        legend="배송지 선택"
        name="address"
        layout="stacked"
        shownAtFirst={3}
        choices={addresses.map((address) => ({ value: address.number, label: labelOf(address) }))}
        chosen={chosen}
        onChoose={onChoose}
      />
      <p role="alert" className={classes.refusal}>
        {error}
      </p>
      <div className={classes.ways}>
        {onClose ? <Button onClick={onClose}>이 배송지로 받기</Button> : null}
        {hasRoom ? (
          <Button variant="default" ref={addButton} onClick={onAdd}>
            새 배송지 추가
          </Button>
        ) : null}
      </div>
      {hasRoom ? null : (
        <p className={classes.quiet}>
          배송지는 {mostAddresses}개까지 저장할 수 있어요. 쓰지 않는 배송지를 삭제하면 새로 추가할 수 있어요.
        </p>
      )}
      <p className={classes.quiet}>
        <Link className={classes.change} to={pathTo('addresses', mall, device)}>
          배송지 관리
        </Link>
      </p>
    </>
  );
}

/** Keyboard users continue at the address that is chosen. */
function focusFirstChoice(element: HTMLElement | null): void {
  element?.querySelector<HTMLInputElement>('input:checked')?.focus();
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
