import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ConfirmPurchaseDocument, type OrderItemLineFragment } from '../../__generated__/graphql.ts';
import { dayInWords } from '../../shared/format/day-words.ts';
import { focusField } from '../../shared/form/focus-field.ts';
import { useFormFields } from '../../shared/form/use-form-fields.ts';
import { formatNumber } from '../../shared/format/money.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import type { Outcome } from '../../features/orders/outcome.ts';
import { useHasBenefits } from '../../features/orders/use-has-benefits.ts';
import { claimConflictText } from './claim.ts';
import { ItemChoice } from './ItemChoice.tsx';
import { StepButtons } from './StepButtons.tsx';
import { firstChoice, itemsFor, returnableUntil } from './step-rules.ts';
import { stepWords } from './step-words.ts';
import classes from './Step.module.css';
import { itemValues, useChosen, type ItemValues } from './use-chosen.ts';
import type { WholeOrder } from '../../features/orders/whole-order.ts';

/** Confirms the purchase of goods: what that means, and until when they can still be returned. */
export function ConfirmForm({ order, back }: { order: WholeOrder; back: string }) {
  const [searchParams] = useSearchParams();
  const items = itemsFor(order, 'confirm');
  const form = useFormFields<ItemValues>({
    initialValues: itemValues(firstChoice(items, searchParams.get('item'))),
    validate: (values) =>
      items.some(({ number }) => values.items.includes(number)) ? {} : { items: '상품을 선택해 주세요.' },
  });
  const chosen = useChosen(items, form);
  const root = useRef<HTMLDivElement>(null);
  const hasBenefits = useHasBenefits();
  const points = hasBenefits ? chosen.list.reduce((sum, { earnedPoints }) => sum + (earnedPoints ?? 0), 0) : 0;
  const { submit: confirm, isBusy, note } = useConfirmation(order, back);
  const confirmChosen = () =>
    void confirm({ itemNumbers: chosen.list.map(({ number }) => number), earnedPoints: points });
  const submit = () => form.onSubmit(confirmChosen, (errors) => focusField(root.current, errors))();
  return (
    <div ref={root} className={classes.form}>
      <ItemChoice
        verb="구매 확정"
        items={items}
        chosen={chosen}
        isWhole={false}
        isOfOneState={false}
        hasPieces={false}
        problem={form.errors.items}
      />
      <ul className={classes.meanings}>
        {points > 0 ? <li>{formatNumber(points)}P가 쌓여요.</li> : null}
        <li>{returnsAfter(chosen.list)}</li>
        <li>확정한 뒤에는 교환을 신청할 수 없어요.</li>
      </ul>
      <StepButtons verb={stepWords.confirm.verb} back={back} isBusy={isBusy} note={note} onDo={submit} />
    </div>
  );
}

/** Goods can be returned after they are confirmed as long as the mall says. */
function returnsAfter(items: readonly OrderItemLineFragment[]): string {
  const last = returnableUntil(items);
  return last === null
    ? '확정한 뒤에도 상품에 문제가 있으면 반품할 수 있어요.'
    : `확정한 뒤에도 ${dayInWords(last)}까지 반품할 수 있어요.`;
}

interface Confirmed {
  itemNumbers: string[];
  earnedPoints: number;
}

function useConfirmation(order: WholeOrder, back: string) {
  const mallUrl = useMallUrl();
  const navigate = useNavigate();
  return useSubmission(ConfirmPurchaseDocument, {
    intent: `${mallUrl}.confirm.${order.number}`,
    input: ({ itemNumbers }: Confirmed, idempotencyKey) => ({
      mallUrl,
      idempotencyKey,
      orderNumber: order.number,
      itemNumbers,
    }),
    failed: '신청하지 못했어요. 잠시 뒤 다시 눌러 주세요.',
    again: '같은 버튼을 다시 누르면 한 번만 확정돼요.',
    onRefused: (answer) => claimConflictText(answer, null),
    onDone: (_order, { values: { earnedPoints }, isLeft }) => {
      if (!isLeft) void navigate(back, { replace: true, state: { outcome: { earnedPoints } satisfies Outcome } });
    },
  });
}
