import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import type { SheetFactsFragment } from '../../__generated__/graphql.ts';
import { ChoiceGroup } from '../../shared/choice-group/ChoiceGroup.tsx';
import { focusElement } from '../../shared/focus-element.ts';
import { isEndless, untilInWords } from '../../shared/format/day-words.ts';
import { formatWon } from '../../shared/format/money.ts';
import { couponKinds, withCoupon, withoutKind, type Coupon, type CouponKindChoice } from './coupon-choice.ts';
import classes from './OrderForm.module.css';
import type { Pricing } from './use-pricing.ts';

interface CouponsProps {
  sheet: SheetFactsFragment;
  pricing: Pricing;
}

/** The coupons in use, in a line; one choice per kind once others are wanted. */
export function Coupons({ sheet, pricing }: CouponsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const kinds = couponKinds(sheet);
  if (kinds.length === 0) return null;
  if (!isOpen)
    return (
      <div className={classes.row}>
        <p>{usedText(sheet)}</p>
        <Button variant="default" size="sm" onClick={() => setIsOpen(true)}>
          쿠폰 선택
        </Button>
      </div>
    );
  return (
    <div className={`${classes.stack} ${classes.coupons}`} ref={focusElement} tabIndex={-1}>
      {kinds.map((kind) =>
        kind.most > 1 ? (
          <SeveralOf key={kind.title} kind={kind} lines={sheet.lines} pricing={pricing} />
        ) : (
          <OneOf key={kind.title} kind={kind} lines={sheet.lines} pricing={pricing} />
        ),
      )}
    </div>
  );
}

function usedText({ coupons, choice, summary }: SheetFactsFragment): string {
  const { length } = choice.couponNumbers;
  if (length > 0) return `쿠폰 ${length}장 · −${formatWon(summary.couponDiscount)}`;
  const usable = coupons.filter(({ isUsable }) => isUsable).length;
  return usable === 0 ? '이 주문에 쓸 수 있는 쿠폰이 없어요' : `사용 가능한 쿠폰 ${usable}장`;
}

interface KindProps {
  kind: CouponKindChoice;
  lines: SheetFactsFragment['lines'];
  pricing: Pricing;
}

const none = '';

function OneOf({ kind, lines, pricing }: KindProps) {
  const { couponNumbers } = pricing.choice;
  const chosen = kind.coupons.find(({ number }) => couponNumbers.includes(number))?.number ?? none;
  return (
    <ChoiceGroup
      legend={kind.title}
      name={`coupon-${kind.kind}`}
      layout="stacked"
      shownAtFirst={4}
      choices={[
        { value: none, label: '사용 안 함' },
        ...kind.coupons.map((coupon) => ({
          value: coupon.number,
          label: labelOf(coupon, lines),
          unavailable: coupon.isUsable ? undefined : (coupon.notUsableReason ?? '지금은 쓸 수 없어요.'),
        })),
      ]}
      chosen={chosen}
      onChoose={(number) =>
        void pricing.choose({
          couponNumbers: number === none ? withoutKind(kind, couponNumbers) : withCoupon(kind, couponNumbers, number),
        })
      }
    />
  );
}

/** Coupons for goods, of which each line takes one. */
function SeveralOf({ kind, lines, pricing }: KindProps) {
  const { couponNumbers } = pricing.choice;
  const toggle = (number: string, isWanted: boolean) =>
    void pricing.choose({
      couponNumbers: isWanted
        ? withCoupon(kind, couponNumbers, number)
        : couponNumbers.filter((each) => each !== number),
    });
  return (
    <fieldset>
      <legend className={classes.kind}>{kind.title}</legend>
      {kind.coupons.map((coupon) => (
        <Checkbox
          key={coupon.number}
          label={labelOf(coupon, lines)}
          description={coupon.isUsable ? undefined : coupon.notUsableReason}
          checked={couponNumbers.includes(coupon.number)}
          disabled={!coupon.isUsable && !couponNumbers.includes(coupon.number)}
          onChange={({ currentTarget }) => toggle(coupon.number, currentTarget.checked)}
        />
      ))}
    </fieldset>
  );
}

/** "설맞이 쿠폰 −3,000원 · 한빛 전기포트에 적용 · 12월 31일까지". */
function labelOf({ number, name, discount, isUsable, endsAt }: Coupon, lines: KindProps['lines']): string {
  const line = lines.find(({ couponNumber }) => couponNumber === number);
  return [
    isUsable && discount !== null ? `${name} −${formatWon(discount)}` : name,
    line && `${line.name}에 적용`,
    endsAt && (isEndless(endsAt) ? '기한 없음' : untilInWords(endsAt)),
  ]
    .filter(Boolean)
    .join(' · ');
}
