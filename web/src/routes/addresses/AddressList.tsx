import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { AddressLinesFragment } from '../../__generated__/graphql.ts';
import { useAddressesQuery } from '../../__generated__/hooks.ts';
import { AddressText } from '../../features/addresses/AddressText.tsx';
import { mostAddresses, valuesOf } from '../../features/addresses/address-values.ts';
import {
  goneText,
  notSaved,
  useAddressInFull,
  useAddressRemoval,
  useAddressUpdate,
} from '../../features/addresses/use-address-book.ts';
import { failureText } from '../../shared/form/failure-text.ts';
import { wholly, type Refusal } from '../../shared/form/refusal.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog/ConfirmDialog.tsx';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { TruckIcon } from '../../shared/ui/late-icons.tsx';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import { useRowRemoval } from '../../shared/use-row-removal.ts';
import classes from './AddressesPage.module.css';
import { PageTitle } from '../../shared/ui/PageTitle/PageTitle.tsx';

/** All addresses, the default first. */
export function AddressList() {
  const mallUrl = useMallUrl();
  const { data, loading, error, refetch } = useAddressesQuery({ variables: { mallUrl }, errorPolicy: 'all' });
  const { heading, told, onRemoved } = useRowRemoval();
  const addresses = data?.viewer?.addresses;
  return (
    <>
      <header className={classes.head}>
        <PageTitle ref={heading}>배송지 관리</PageTitle>
        {addresses ? (
          <output className={classes.count}>
            {addresses.length}/{mostAddresses}개
          </output>
        ) : null}
      </header>
      <output className={classes.note}>{told}</output>
      {addresses ? (
        <Addresses
          addresses={addresses}
          onGone={() => void refetch().then(() => onRemoved(''))}
          onRemoved={onRemoved}
        />
      ) : null}
      {!addresses && loading ? (
        <>
          <output className="visually-hidden">배송지를 불러오는 중이에요</output>
          <Skeleton height={148} radius="var(--radius-card)" />
          <Skeleton height={148} radius="var(--radius-card)" />
        </>
      ) : null}
      {!addresses && !loading ? <SectionFailure error={error} onRetry={() => void refetch()} /> : null}
    </>
  );
}

interface AddressesProps {
  addresses: readonly AddressLinesFragment[];
  /** An address was deleted. */
  onGone: () => void;
  onRemoved: (text: string) => void;
}

function Addresses({ addresses, onGone, onRemoved }: AddressesProps) {
  const fetchInFull = useAddressInFull();
  const update = useAddressUpdate();
  const removal = useAddressRemoval(onGone);
  const [note, setNote] = useState({ text: '', isFailure: false });
  const [leaving, setLeaving] = useState<AddressLinesFragment | null>(null);
  const [busy, setBusy] = useState<string | null>(null);

  async function change(number: string, act: (number: string) => Promise<Refusal | null>, onDone: () => void) {
    if (busy !== null) return;
    setBusy(number);
    setNote({ text: '', isFailure: false });
    const refusal = await act(number).catch((error: unknown) => wholly(failureText(error)));
    setNote({ text: refusal?.message ?? '', isFailure: refusal !== null });
    setBusy(null);
    if (refusal === null) onDone();
  }

  async function makeDefault(number: string): Promise<Refusal | null> {
    const address = await fetchInFull(number);
    if (!address) {
      onGone();
      return wholly(goneText);
    }
    const values = valuesOf(address);
    if (!values) return wholly(notSaved);
    return update.submit({ number, values: { ...values, isDefault: true } });
  }

  return (
    <>
      <p role="alert" className={classes.note} data-failed={note.isFailure || undefined}>
        {note.text}
      </p>
      {addresses.length === 0 ? (
        <EmptyState
          icon={<TruckIcon size={40} />}
          title="저장한 배송지가 없어요"
          text="자주 쓰는 배송지를 저장해 두면 주문할 때 바로 선택할 수 있어요."
        />
      ) : (
        <ul className={classes.list}>
          {addresses.map((address) => (
            <li key={address.number} className={classes.card} aria-busy={busy === address.number}>
              <AddressText address={address} />
              <Actions
                address={address}
                onDefault={() =>
                  void change(address.number, makeDefault, () =>
                    setNote({ text: '기본 배송지를 바꿨어요.', isFailure: false }),
                  )
                }
                onDelete={() => setLeaving(address)}
              />
            </li>
          ))}
        </ul>
      )}
      <Another isFull={addresses.length >= mostAddresses} />
      {leaving ? (
        <ConfirmDialog
          title="배송지를 삭제할까요?"
          text={`${leaving.label ?? leaving.maskedReceiverName} 배송지를 삭제해요. 이미 주문한 상품의 배송지는 그대로예요.`}
          action="삭제하기"
          onCancel={() => setLeaving(null)}
          onConfirm={() => {
            setLeaving(null);
            void change(leaving.number, removal.submit, () => onRemoved('배송지를 삭제했어요.'));
          }}
        />
      ) : null}
    </>
  );
}

interface ActionsProps {
  address: AddressLinesFragment;
  onDefault: () => void;
  onDelete: () => void;
}

function Actions({ address, onDefault, onDelete }: ActionsProps) {
  const name = address.label ?? address.maskedReceiverName;
  return (
    <div className={classes.actions}>
      {address.isDefault ? null : (
        <Button variant="default" size="sm" aria-label={`${name} 기본 배송지로`} onClick={onDefault}>
          기본 배송지로
        </Button>
      )}
      <Button
        variant="default"
        size="sm"
        component={Link}
        to={`?edit=${encodeURIComponent(address.number)}`}
        aria-label={`${name} 수정`}
      >
        수정
      </Button>
      <Button variant="default" size="sm" aria-label={`${name} 삭제`} onClick={onDelete}>
        삭제
      </Button>
    </div>
  );
}

function Another({ isFull }: { isFull: boolean }) {
  if (!isFull)
    return (
      <Button size="lg" component={Link} to="?new=1">
        새 배송지 추가
      </Button>
    );
  return (
    <>
      <Button size="lg" disabled aria-describedby="addresses-full">
        새 배송지 추가
      </Button>
      <p id="addresses-full" className={classes.full}>
        배송지는 {mostAddresses}개까지 저장할 수 있어요. 쓰지 않는 배송지를 삭제해 주세요.
      </p>
    </>
  );
}
