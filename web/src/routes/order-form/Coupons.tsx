import { Checkbox } from '@mantine/core';
import type { SheetFactsFragment } from '../../__generated__/graphql.ts';
import { ChoiceGroup } from '../../shared/choice-group/ChoiceGroup.tsx';
import { FieldGroup } from '../../shared/ui/FieldGroup/FieldGroup.tsx';
import { isEndless, untilInWords } from '../../shared/format/day-words.ts';
import { formatWon } from '../../shared/format/money.ts';
import { Note } from '../../shared/ui/Note/Note.tsx';
import { Won } from '../../shared/ui/Won/Won.tsx';
import { Overlay } from '../../shop/overlay/Overlay.tsx';
import { OverlayChoices } from '../../shop/overlay/OverlayChoices.tsx';
import { usePage } from '../../shop/page/page-context.ts';
import { couponKinds, withCoupon, withoutKind, type Coupon, type CouponKindChoice } from './coupon-choice.ts';
import classes from './OrderForm.module.css';
import type { Pricing } from './use-pricing.ts';

interface CouponsProps {
  isOpen: boolean;
  onClose: () => void;
  sheet: SheetFactsFragment;
  pricing: Pricing;
}

/** One choice per kind, over the form: coupons are many, and the form stays as long as it is. */
export function Coupons({ isOpen, onClose, ...choice }: CouponsProps) {
  const { device } = usePage();
  return (
    <Overlay
      isOpen={isOpen}
      onClose={onClose}
      title="쿠폰 선택"
      shape={device === 'MOBILE' ? 'sheet' : 'window'}
      isFitted={device === 'MOBILE'}
    >
      {isOpen ? <Choices {...choice} onClose={onClose} /> : null}
    </Overlay>
  );
}

function Choices({ sheet, pricing, onClose }: Omit<CouponsProps, 'isOpen'>) {
  const { couponDiscount } = sheet.summary;
  return (
    <OverlayChoices
      sum={
        <>
          쿠폰 할인 {couponDiscount > 0 ? '−' : null}
          <Won amount={couponDiscount} />
        </>
      }
      isBusy={pricing.isBusy}
      verb="확인"
      onTake={onClose}
    >
      {couponKinds(sheet).map((kind) =>
        kind.most > 1 ? (
          <SeveralOf key={kind.title} kind={kind} lines={sheet.lines} pricing={pricing} />
        ) : (
          <OneOf key={kind.title} kind={kind} lines={sheet.lines} pricing={pricing} />
        ),
      )}
      <output className={classes.quiet}>{pricing.note}</output>
      <Note>{pricing.refusal}</Note>
    </OverlayChoices>
  );
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
    <FieldGroup legend={kind.title}>
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
    </FieldGroup>
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
