import { Button } from '@mantine/core';
import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import type { SheetFactsFragment } from '../../__generated__/graphql.ts';
import { DigitsField } from '../../shared/form/DigitsField.tsx';
import { withAside } from '../../shared/form/field-kinds.tsx';
import { useFormFields } from '../../shared/form/use-form-fields.ts';
import { formatNumber } from '../../shared/format/money.ts';
import { pointsHint, pointsProblem } from './points.ts';
import classes from './OrderForm.module.css';
import { Section } from './Section.tsx';
import type { usePricing } from './use-pricing.ts';
import { Note } from '../../shared/ui/Note/Note.tsx';

// Most members hold no coupon.
const Coupons = lazy(async () => ({ default: (await import('./Coupons.tsx')).Coupons }));

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
      {sheet.coupons.length === 0 ? null : (
        <Suspense fallback={null}>
          <Coupons sheet={sheet} pricing={pricing} />
        </Suspense>
      )}
      {hasPoints ? <Points sheet={sheet} pricing={pricing} /> : null}
      <output className={classes.quiet}>{pricing.note}</output>
      <Note>{pricing.refusal}</Note>
    </Section>
  );
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
