import { Button, Checkbox } from '@mantine/core';
import type { SheetFactsFragment } from '../../__generated__/graphql.ts';
import { ChoiceGroup } from '../../shared/choice-group/ChoiceGroup.tsx';
import { formatWon } from '../../shared/format/money.ts';
import { couponKinds, withCoupon, withoutKind, type Coupon, type CouponKindChoice } from './coupon-choice.ts';
import classes from './OrderForm.module.css';
import type { Pricing } from './use-pricing.ts';

interface CouponsProps {
  sheet: SheetFactsFragment;
  pricing: Pricing;
}

/** One choice per kind of coupon, and a button for those that take most off. */
export function Coupons({ sheet, pricing }: CouponsProps) {
  const kinds = couponKinds(sheet);
  if (kinds.length === 0) return null;
  return (
    <div className={classes.stack}>
      {kinds.map((kind) =>
        kind.most > 1 ? (
          <SeveralOf key={kind.title} kind={kind} pricing={pricing} />
        ) : (
          <OneOf key={kind.title} kind={kind} pricing={pricing} />
        ),
      )}
      {sheet.coupons.some(({ isUsable }) => isUsable) ? (
        <Button variant="default" size="sm" onClick={() => void pricing.choose({ isBest: true })}>
          최대 할인 적용
        </Button>
      ) : null}
    </div>
  );
}

interface KindProps {
  kind: CouponKindChoice;
  pricing: Pricing;
}

const none = '';

function OneOf({ kind, pricing }: KindProps) {
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
          label: labelOf(coupon),
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
function SeveralOf({ kind, pricing }: KindProps) {
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
          label={labelOf(coupon)}
          description={coupon.isUsable ? undefined : coupon.notUsableReason}
          checked={couponNumbers.includes(coupon.number)}
          disabled={!coupon.isUsable && !couponNumbers.includes(coupon.number)}
          onChange={({ currentTarget }) => toggle(coupon.number, currentTarget.checked)}
        />
      ))}
    </fieldset>
  );
}

function labelOf({ name, discount, isUsable }: Coupon): string {
  return isUsable && discount !== null ? `${name} (−${formatWon(discount)})` : name;
}
