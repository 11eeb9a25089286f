import { Button, Checkbox } from '@mantine/core';
import { useRef, useState } from 'react';
import type { SheetFactsFragment } from '../../__generated__/graphql.ts';
import { DigitsField } from '../../shared/form/DigitsField.tsx';
import { withAside } from '../../shared/form/field-kinds.tsx';
import { formatNumber, formatWon } from '../../shared/format/money.ts';
import classes from './OrderPage.module.css';
import { Section } from './Section.tsx';
import type { usePricing } from './use-pricing.ts';

interface BenefitsProps {
  sheet: SheetFactsFragment;
  pricing: ReturnType<typeof usePricing>;
}

const fewestPoints = 1_000;

/** Coupons and points. The shopper chooses what to use; the mall calculates the reductions. */
export function Benefits({ sheet, pricing }: BenefitsProps) {
  const hasPoints = sheet.points !== null && sheet.points.held > 0;
  if (sheet.coupons.length === 0 && !hasPoints) return null;
  return (
    <Section title="쿠폰과 포인트">
      <Coupons sheet={sheet} pricing={pricing} />
      {hasPoints ? <Points sheet={sheet} pricing={pricing} /> : null}
      <p role="alert" className={classes.refusal}>
        {pricing.refusal}
      </p>
    </Section>
  );
}

function Coupons({ sheet: { coupons }, pricing }: BenefitsProps) {
  if (coupons.length === 0) return null;
  const { couponNumbers } = pricing.choice;
  const toggle = (number: string, isWanted: boolean) =>
    pricing.choose({
      couponNumbers: isWanted ? [...couponNumbers, number] : couponNumbers.filter((each) => each !== number),
    });
  return (
    <ul aria-label="쿠폰">
      {coupons.map(({ number, name, isUsable, notUsableReason, discount }) => (
        <li key={number}>
          <Checkbox
            label={isUsable && discount !== null ? `${name} (−${formatWon(discount)})` : name}
            description={isUsable ? undefined : notUsableReason}
            checked={couponNumbers.includes(number)}
            disabled={!isUsable && !couponNumbers.includes(number)}
            onChange={({ currentTarget }) => void toggle(number, currentTarget.checked)}
          />
        </li>
      ))}
    </ul>
  );
}

function Points({ sheet: { points, choice }, pricing }: BenefitsProps) {
  const [used, setUsed] = useState(choice.points);
  const [typed, setTyped] = useState(textOf(choice.points));
  const [complaint, setComplaint] = useState<string | null>(null);
  const requested = useRef<number | null>(null);
  if (!points) return null;
  if (used !== choice.points) {
    setUsed(choice.points);
    setTyped(textOf(choice.points));
  }
  const use = (wanted: number) => {
    const isWrong = wanted !== 0 && (wanted < fewestPoints || wanted % 10 !== 0 || wanted > points.usable);
    setComplaint(isWrong ? wrongPoints(points.usable) : null);
    if (isWrong || wanted === (requested.current ?? choice.points)) return;
    requested.current = wanted;
    void pricing.choose({ points: wanted }).finally(() => {
      requested.current = null;
    });
  };
  return (
    <>
      <DigitsField
        label={`포인트 (보유 ${formatNumber(points.held)}P)`}
        description={`${formatNumber(fewestPoints)}P부터 10P 단위로 쓸 수 있어요. 이 주문에는 ${formatNumber(points.usable)}P까지예요.`}
        digits={8}
        value={typed}
        error={complaint}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        // Typed points apply when the field loses focus, without the button.
        onBlur={() => use(Number(typed || 0))}
        onKeyDown={({ key }) => key === 'Enter' && use(Number(typed || 0))}
        inputContainer={withAside(
          <>
            <Button variant="default" size="sm" onClick={() => use(Number(typed || 0))}>
              적용
            </Button>
            <Button
              variant="default"
              size="sm"
              onClick={() => {
                const all = points.usable < fewestPoints ? 0 : Math.floor(points.usable / 10) * 10;
                setTyped(String(all));
                use(all);
              }}
            >
              모두 쓰기
            </Button>
          </>,
        )}
      />
    </>
  );
}

function textOf(points: number): string {
  return points === 0 ? '' : String(points);
}

function wrongPoints(usable: number): string {
  return usable < fewestPoints
    ? '이 주문에는 포인트를 쓸 수 없어요.'
    : `${formatNumber(fewestPoints)}P부터 ${formatNumber(usable)}P까지 10P 단위로 입력해 주세요.`;
}
