import { Textarea } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import type { FormErrors } from '@mantine/form';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { OrderItemLineFragment } from '../../__generated__/graphql.ts';
import {
  accountErrors,
  accountLimits,
  noAccount,
  trimmedAccount,
} from '../../features/orders/RefundAccount/refund-account.ts';
import { claimTypeWords } from '../../features/orders/order-words.ts';
import { RefundAccount } from '../../features/orders/RefundAccount/RefundAccount.tsx';
import { UnnamedBanks } from '../../features/orders/RefundAccount/UnnamedBanks.tsx';
import { PhotoField } from '../../shop/files/PhotoField.tsx';
import { unreadyPhotos } from '../../shop/files/unready-photos.ts';
import { usePhotos } from '../../shop/files/use-photos.ts';
import { optional } from '../../shared/form/field-kinds.tsx';
import { focusInvalid } from '../../shared/form/focus-invalid.ts';
import { focusField } from '../../shared/form/focus-field.ts';
import { useFieldValue } from '../../shared/form/use-field-value.ts';
import { useFormFields } from '../../shared/form/use-form-fields.ts';
import { quantityField } from '../../shared/ui/Quantity/Quantity.tsx';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { claimTypes, type ClaimStep } from './claim.ts';
import type { ClaimValues } from './claim-values.ts';
import { ItemChoice } from './ItemChoice.tsx';
import { PickUp } from './PickUp.tsx';
import { ReasonChoice } from './ReasonChoice.tsx';
import { RefundSum } from './RefundSum.tsx';
import { StepButtons } from './StepButtons.tsx';
import { StepTerms } from './StepTerms.tsx';
import { faultsOnlyText, firstChoice, isWhole, itemsFor, reasonsFor, type OfferedReason } from './step-rules.ts';
import { stepWords } from './step-words.ts';
import classes from './Step.module.css';
import { itemValues, useChosen } from './use-chosen.ts';
import { useClaim } from './use-claim.ts';
import { usePreview } from './use-preview.ts';
import type { WholeOrder } from '../../features/orders/whole-order.ts';

interface ClaimFormProps {
  step: ClaimStep;
  order: WholeOrder;
  /** The order's own page. */
  back: string;
}

const mostPhotos = 5;
const longestTexts = { reasonText: 500, ...accountLimits };

/** Cancels, exchanges or returns: items, reason, and refund; sent with exactly the refund that is shown. */
export function ClaimForm({ step, order, back }: ClaimFormProps) {
  const mallUrl = useMallUrl();
  const [searchParams] = useSearchParams();
  const items = itemsFor(order, step);
  const goesToAccount = step !== 'exchange' && !isWhole(order) && order.payment?.method === 'VIRTUAL_ACCOUNT';
  const banks = order.payment?.refundBanks ?? [];
  // A mall that names no banks may take the claim without an account, and is told of it by telephone.
  const needsAccount = goesToAccount && banks.length > 0;
  const form = useFormFields<ClaimValues>({
    initialValues: {
      ...itemValues(isWhole(order) ? items.map(({ number }) => number) : firstChoice(items, searchParams.get('item'))),
      reason: null,
      reasonText: '',
      pickUpOn: '',
      pickUpAddress: null,
      account: noAccount,
    },
    validate: (values) => claimErrors(values, step, items, needsAccount),
    limits: longestTexts,
  });
  const chosen = useChosen(items, form);
  const reasons = reasonsFor(step, chosen.list);
  const faultsOnly = step === 'cancel' ? null : faultsOnlyText(reasons, chosen.list);
  const wantedReason = useFieldValue(form, 'reason');
  const reason = reasons.find((each) => each.reason === wantedReason)?.reason ?? null;
  const pickUpAddressNumber = useFieldValue(form, 'pickUpAddress');
  const basis = { mallUrl, orderNumber: order.number, pickUpAddressNumber };
  const photos = usePhotos('CLAIM', mostPhotos);

  const contents =
    chosen.list.length > 0 && reason !== null
      ? { ...basis, items: chosen.list.map(({ wanted }) => wanted), reason }
      : null;
  const preview = usePreview(step, contents);
  const root = useRef<HTMLDivElement>(null);
  const claim = useClaim({ step, order, preview, back, form: { root, setErrors: form.setErrors } });
  const sendClaim = async ({ reasonText, account, pickUpOn }: ClaimValues) => {
    if (contents === null) return;
    const unready = unreadyPhotos(photos);
    if (unready !== null) return claim.tell(unready);
    await claim.submit({
      ...contents,
      reasonText: reasonText.trim() || null,
      pickUpOn: pickUpOn || null,
      fileNumbers: photos.list.map(({ number }) => number).filter((number) => number !== null),
      refundAccount: needsAccount ? trimmedAccount(account) : null,
    });
  };
  const submit = () => {
    claim.tell(null);
    if (focusInvalid(root.current, quantityField)) return;
    form.onSubmit(sendClaim, (errors) => focusField(root.current, errors))();
  };

  return (
    <div ref={root} className={classes.form}>
      <ItemChoice
        verb={claimTypeWords[claimTypes[step]]}
        items={items}
        chosen={chosen}
        isWhole={isWhole(order)}
        isOfOneState
        hasPieces
        isExchange={step === 'exchange'}
        problem={form.errors.items}
      />
      {faultsOnly === null ? null : <p className={classes.hint}>{faultsOnly}</p>}
      <ReasonChoice
        word={claimTypeWords[claimTypes[step]]}
        reasons={reasons}
        chosen={reason}
        onChoose={(value) => form.setFieldValue('reason', value)}
        problem={form.errors.reason}
      />
      <Textarea
        key={form.key('reasonText')}
        {...form.getInputProps('reasonText')}
        className={classes.more}
        label={optional('상세 사유')}
        rows={3}
        autoComplete="off"
        resize="vertical"
      />
      {step === 'cancel' ? null : <PhotoField label="사진" photos={photos} most={mostPhotos} />}
      <PickUp order={order} form={form} days={preview.value?.pickUpDays ?? []} />
      {needsAccount ? <RefundAccount banks={banks} form={form} /> : null}
      {goesToAccount && !needsAccount ? <UnnamedBanks /> : null}
      <StepTerms step={step} order={order} items={chosen.list.length > 0 ? chosen.list : items} />
      <RefundSum step={step} order={order} items={chosen.list} preview={preview} />
      <StepButtons verb={stepWords[step].verb} back={back} isBusy={claim.isBusy} note={claim.note} onDo={submit} />
    </div>
  );
}

const otherChoice = '지금과 다른 색상이나 옵션을 선택해 주세요. 교환할 것이 없다면 반품을 신청해 주세요.';

/** The first choice is the option that the buyer has. For a buyer's own reason they must choose another one, or they would pay for the same again. */
function isForNothing(
  { reason, changes }: ClaimValues,
  chosen: readonly OrderItemLineFragment[],
  reasons: readonly OfferedReason[],
): boolean {
  const isOfBuyer = reasons.some((offered) => offered.reason === reason && offered.payer === 'BUYER');
  return isOfBuyer && chosen.some(({ number, variantId }) => (changes[number]?.variantId ?? variantId) === variantId);
}

/** Missing fields, in page order. */
function claimErrors(
  values: ClaimValues,
  step: ClaimStep,
  items: readonly OrderItemLineFragment[],
  needsAccount: boolean,
): FormErrors {
  const errors: FormErrors = {};
  const chosen = items.filter(({ number }) => values.items.includes(number));
  const reasons = reasonsFor(step, chosen);
  if (chosen.length === 0) errors.items = '상품을 선택해 주세요.';
  else if (reasons.length === 0) errors.items = '함께 신청할 수 없는 상품이에요. 따로 신청해 주세요.';
  else if (step === 'exchange' && isForNothing(values, chosen, reasons)) errors.items = otherChoice;
  if (!reasons.some(({ reason }) => reason === values.reason))
    errors.reason = `${claimTypeWords[claimTypes[step]]} 사유를 선택해 주세요.`;
  return needsAccount ? { ...errors, ...accountErrors(values) } : errors;
}
