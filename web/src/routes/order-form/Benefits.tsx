import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { SheetFactsFragment } from '../../__generated__/graphql.ts';
import { DigitsField } from '../../shared/form/DigitsField.tsx';
import { withAside } from '../../shared/form/field-kinds.tsx';
import { useFormFields } from '../../shared/form/use-form-fields.ts';
import { formatNumber, formatWon } from '../../shared/format/money.ts';
import { LateOverlay } from '../../shop/overlay/LateOverlay.tsx';
import { useOverlay } from '../../shop/overlay/use-overlay.ts';
import { pointsHint, pointsProblem } from './points.ts';
import classes from './OrderForm.module.css';
import { Section } from './Section.tsx';
import type { usePricing } from './use-pricing.ts';
import { Note } from '../../shared/ui/Note/Note.tsx';

interface BenefitsProps {
  sheet: SheetFactsFragment;
  pricing: ReturnType<typeof usePricing>;
}

/** Coupons and points. The shopper chooses what to use; the mall calculates the reductions. */
export function Benefits({ sheet, pricing }: BenefitsProps) {
  const hasPoints = sheet.points !== null && sheet.points.held > 0;
  if (sheet.coupons.length === 0 && !hasPoints) return null;
  return (
    <Section title="쿠폰과 포인트">
      <div className={classes.pair}>
        {sheet.coupons.length === 0 ? null : <UsedCoupons sheet={sheet} pricing={pricing} />}
        {hasPoints ? <Points sheet={sheet} pricing={pricing} /> : null}
      </div>
      <output className={classes.quiet}>{pricing.note}</output>
      <Note>{pricing.refusal}</Note>
    </Section>
  );
}

/** The coupons in use, in a line, and the way to the others. */
function UsedCoupons({ sheet, pricing }: BenefitsProps) {
  const { isWanted, isOpen, open, close } = useOverlay('coupons');
  return (
    <div>
      <p className={classes.label}>쿠폰</p>
      <div className={classes.row}>
        <p>{usedText(sheet)}</p>
        <Button variant="default" size="sm" aria-haspopup="dialog" onClick={open}>
          쿠폰 선택
        </Button>
      </div>
      {isWanted ? (
        <LateOverlay load={loadCoupons} isOpen={isOpen} onClose={close} sheet={sheet} pricing={pricing} />
      ) : null}
    </div>
  );
}

const loadCoupons = () => import('./Coupons.tsx').then(({ Coupons }) => Coupons);

function usedText({ coupons, choice, summary }: SheetFactsFragment): string {
  const { length } = choice.couponNumbers;
  if (length > 0) return `쿠폰 ${length}장 · −${formatWon(summary.couponDiscount)}`;
  const usable = coupons.filter(({ isUsable }) => isUsable).length;
  return usable === 0 ? '이 주문에 사용 가능한 쿠폰이 없어요' : `사용 가능한 쿠폰 ${usable}장`;
}

function Points({ sheet: { points, choice }, pricing }: BenefitsProps) {
  const form = useFormFields({
    initialValues: { points: textOf(choice.points) },
    validate: { points: (text) => points && pointsProblem(text, points) },
  });
  const requested = useRef<number | null>(null);
  const shown = useRef(choice.points);
  /** The points that the field stood for when they were last requested or shown: another text is being typed. */
  const settled = useRef(choice.points);
  const show = useEffectEvent((used: number) => {
    if (Number(form.getValues().points) !== settled.current) return;
    if (settled.current !== used) form.setFieldValue('points', textOf(used));
    settled.current = used;
  });
  // Shows the points that the mall took, or that a renewed sheet brings.
  useEffect(() => {
    if (pricing.isBusy || choice.points === shown.current) return;
    shown.current = choice.points;
    show(choice.points);
  }, [choice.points, pricing.isBusy]);
  if (!points) return null;
  const send = async (wanted: number) => {
    if (wanted === (requested.current ?? choice.points)) return;
    requested.current = wanted;
    settled.current = wanted;
    await pricing.choose({ points: wanted });
    if (requested.current === wanted) requested.current = null;
  };
  const use = () => form.onSubmit(async (typed) => send(Number(typed.points)))();
  return (
    <DigitsField
      key={form.key('points')}
      {...form.getInputProps('points')}
      label={`포인트 (보유 ${formatNumber(points.held)}P)`}
      description={pointsHint(points)}
      // Typed points apply when the field loses focus, without the button.
      onBlur={use}
      onKeyDown={({ key }) => key === 'Enter' && use()}
      inputContainer={withAside(
        <>
          <Button variant="default" size="sm" onClick={use}>
            적용
          </Button>
          <Button
            variant="default"
            size="sm"
            onClick={() => {
              form.setFieldValue('points', textOf(points.usable));
              use();
            }}
          >
            전액 사용
          </Button>
        </>,
      )}
    />
  );
}

function textOf(points: number): string {
  return points === 0 ? '' : String(points);
}
