import { Textarea } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ClaimReason, OrderDetailsFragment } from '../../../__generated__/graphql.ts';
import { PhotoField } from '../../../shared/files/PhotoField.tsx';
import { usePhotos } from '../../../shared/files/use-photos.ts';
import { optional } from '../../../shared/form/field-kinds.tsx';
import { useMallUrl } from '../../../shared/page/page-context.ts';
import type { ClaimStep } from './claim.ts';
import { ItemChoice } from './ItemChoice.tsx';
import { ReasonChoice } from './ReasonChoice.tsx';
import { noAccount, RefundAccount, wholeAccount } from './RefundAccount.tsx';
import { RefundSum } from './RefundSum.tsx';
import { StepButtons } from './StepButtons.tsx';
import { StepTerms } from './StepTerms.tsx';
import { firstChoice, isLate, isWhole, itemsFor, reasonsFor } from './step-rules.ts';
import { stepWords } from './step-words.ts';
import classes from './Step.module.css';
import { useChosen } from './use-chosen.ts';
import { useClaim } from './use-claim.ts';
import { useSendClaim } from './use-send-claim.ts';
import { useTrial } from './use-trial.ts';

interface ClaimFormProps {
  step: ClaimStep;
  order: OrderDetailsFragment;
  /** The order's own page. */
  back: string;
}

const mostPhotos = 5;
const longestText = 500;

/** Cancels, exchanges or returns: items, reason, and refund; sent with exactly the refund that is shown. */
export function ClaimForm({ step, order, back }: ClaimFormProps) {
  const mallUrl = useMallUrl();
  const [searchParams] = useSearchParams();
  const items = itemsFor(order, step);
  const chosen = useChosen(
    items,
    isWhole(order) ? items.map(({ number }) => number) : firstChoice(items, searchParams.get('item')),
  );
  const [wantedReason, setReason] = useState<ClaimReason | null>(null);
  const [reasonText, setReasonText] = useState('');
  const [account, setAccount] = useState(noAccount);
  const photos = usePhotos('CLAIM', mostPhotos);

  const reasons = reasonsFor(step, chosen.list);
  const reason = reasons.find((each) => each === wantedReason) ?? null;
  const needsAccount = step !== 'exchange' && !isWhole(order) && order.payment?.method === 'VIRTUAL_ACCOUNT';
  const refundAccount = needsAccount ? wholeAccount(account) : null;
  const contents =
    chosen.list.length > 0 && reason !== null
      ? {
          mallUrl,
          orderNumber: order.number,
          items: chosen.list.map(({ wanted }) => wanted),
          reason,
          reasonText: reasonText.trim() || null,
          fileNumbers: photos.list.map(({ number }) => number).filter((number) => number !== null),
          refundAccount,
        }
      : null;
  const send = useSendClaim(step);
  const trial = useTrial(contents, send);
  const claim = useClaim({ step, order, send, trial, back });
  const form = useRef<HTMLDivElement>(null);
  const problem = problemOf({
    hasItems: chosen.list.length > 0,
    hasReason: reason !== null,
    lacksAccount: needsAccount && refundAccount === null,
    isUploading: photos.isBusy,
  });

  const isShownAt = (field: Field) => claim.isTried && problem?.field === field;
  const submit = () => {
    void claim.submit(problem === null ? contents : null);
    if (problem?.field)
      form.current?.querySelector<HTMLElement>(`[data-field="${problem.field}"] :is(input, select)`)?.focus();
  };

  return (
    <div ref={form} className={classes.form}>
      <ItemChoice
        items={items}
        chosen={chosen}
        isWhole={isWhole(order)}
        isOfOneState
        hasPieces
        isExchange={step === 'exchange'}
        problem={isShownAt('items') ? problem?.text : undefined}
      />
      {step !== 'cancel' && chosen.list.some((item) => isLate(item)) ? (
        <p className={classes.hint}>받은 지 7일이 지났어요. 상품이나 배송에 문제가 있으면 신청할 수 있어요.</p>
      ) : null}
      <ReasonChoice
        step={step}
        reasons={reasons}
        chosen={reason}
        onChoose={setReason}
        problem={isShownAt('reason') ? problem?.text : undefined}
      />
      <Textarea
        className={classes.more}
        label={optional('더 알려 주실 내용')}
        rows={3}
        maxLength={longestText}
        autoComplete="off"
        resize="vertical"
        value={reasonText}
        onChange={({ currentTarget }) => setReasonText(currentTarget.value)}
      />
      {step === 'cancel' ? null : <PhotoField label="사진" photos={photos} most={mostPhotos} />}
      {needsAccount ? (
        <RefundAccount
          banks={order.payment?.refundBanks ?? []}
          account={account}
          onChange={setAccount}
          isChecked={claim.isTried}
        />
      ) : null}
      <StepTerms step={step} order={order} />
      <RefundSum step={step} order={order} trial={trial} />
      <StepButtons
        verb={stepWords[step].verb}
        back={back}
        isBusy={claim.isBusy}
        note={noteOf(claim, problem)}
        onDo={submit}
      />
    </div>
  );
}

interface FormFacts {
  hasItems: boolean;
  hasReason: boolean;
  lacksAccount: boolean;
  isUploading: boolean;
}

type Field = 'items' | 'reason' | 'account';

interface Problem {
  /** Null: there is nothing to enter. */
  field: Field | null;
  text: string;
}

/** What is missing before the form can be sent; null: nothing. */
function problemOf({ hasItems, hasReason, lacksAccount, isUploading }: FormFacts): Problem | null {
  if (!hasItems) return { field: 'items', text: '상품을 골라 주세요.' };
  if (!hasReason) return { field: 'reason', text: '사유를 골라 주세요.' };
  if (lacksAccount) return { field: 'account', text: '환불받을 계좌를 입력해 주세요.' };
  return isUploading ? { field: null, text: '사진을 올리고 있어요. 다 올린 뒤 다시 눌러 주세요.' } : null;
}

/** What stands at the buttons: missing items and reasons are reported where they are chosen. */
function noteOf({ isTried, note }: ReturnType<typeof useClaim>, problem: Problem | null): string | null {
  if (!isTried) return null;
  if (problem === null) return note;
  return problem.field === 'items' || problem.field === 'reason' ? null : problem.text;
}
