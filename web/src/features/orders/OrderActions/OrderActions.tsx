import { Button, UnstyledButton } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { OrderAction } from '../../../__generated__/graphql.ts';
import { pathTo } from '../../../shop/addresses/path-to.ts';
import type { OrderStep } from '../../../shop/addresses/path-params.ts';
import { hasMyShop } from '../../../shop/mall/has-my-shop.ts';
import { useMall } from '../../../shop/mall/mall-context.ts';
import { useDevice } from '../../../shop/page/page-context.ts';
import { MoreActions } from './MoreActions.tsx';
import classes from './OrderActions.module.css';

interface OrderActionsProps {
  order: { number: string; availableActions: readonly OrderAction[] };
  /** The item of the actions; without it: the order, about which one can also ask. */
  item?: { number: string; name: string };
  /** The account for the deposit is known: paying now means another method. */
  waitsForDeposit?: boolean;
  /** Puts its goods into the cart again. */
  again?: { press: () => void; isBusy: boolean } | undefined;
  /** Its parcels are under way, and are followed on its page. */
  isFollowed?: boolean;
  /** The order's name, for screen reader users who go from link to link. */
  of: string;
}

/**
 * What can be done now: what comes next as the one filled button, or else the first in outline, such as a cancel, which is as easy as
 * buying; the rest behind the dots.
 */
export function OrderActions({ of, ...what }: OrderActionsProps) {
  const [first, ...others] = useWays(what);
  if (!first) return null;
  const [second, ...more] = others;
  return (
    <fieldset className={classes.root} aria-label={`${of}, 할 수 있는 일`}>
      <Shown way={first} of={of} />
      {second && more.length === 0 ? <Shown way={second} of={of} /> : null}
      {more.length > 0 ? (
        <MoreActions of={of}>
          {others.map((way) => (
            <li key={way.label}>
              {way.to === undefined ? (
                <UnstyledButton className={classes.more} onClick={way.press}>
                  <Label way={way} of={of} />
                </UnstyledButton>
              ) : (
                <Link className={classes.more} to={way.to}>
                  <Label way={way} of={of} />
                </Link>
              )}
            </li>
          ))}
        </MoreActions>
      ) : null}
    </fieldset>
  );
}

function Shown({ way, of }: { way: Way; of: string }) {
  const look = { size: 'sm', variant: way.isNext ? 'filled' : 'default', children: <Label way={way} of={of} /> };
  return way.to === undefined ? (
    <Button {...look} aria-disabled={way.isBusy || undefined} onClick={way.press} />
  ) : (
    <Button {...look} component={Link} to={way.to} />
  );
}

type Way = { label: string; isNext?: boolean } & (
  | { to: string }
  | { to?: undefined; press: () => void; isBusy: boolean }
);

function Label({ way, of }: { way: Way; of: string }) {
  return (
    <>
      {way.label}
      <span className="visually-hidden">, {of}</span>
    </>
  );
}

/** The one that comes next is first. */
function useWays({
  order: { number, availableActions },
  item,
  again,
  waitsForDeposit = false,
  isFollowed = false,
}: Omit<OrderActionsProps, 'of'>): Way[] {
  const mall = useMall();
  const device = useDevice();
  const toStep = (step: OrderStep) => {
    const path = pathTo('order-step', mall, device, { orderNumber: number, step });
    return item ? `${path}?${new URLSearchParams({ item: item.number })}` : path;
  };
  const ways: Way[] = availableActions.filter(isOfGoods).map((action) => {
    if (action !== 'PAY') return { label: labels[action], to: toStep(steps[action]), isNext: action === 'CONFIRM' };
    const to = pathTo('order-pay', mall, device, { orderNumber: number });
    return waitsForDeposit ? { label: '다른 방법으로 결제', to } : { label: labels.PAY, to, isNext: true };
  });
  if (isFollowed)
    ways.push({ label: '배송 조회', to: pathTo('order-detail', mall, device, { orderNumber: number }), isNext: true });
  if (again !== undefined) ways.push({ label: '다시 담기', ...again });
  if (item === undefined && hasMyShop(mall))
    ways.push({
      label: '문의하기',
      to: `${pathTo('my-questions', mall, device)}?${new URLSearchParams({ new: '1', order: number })}`,
    });
  return ways.toSorted((a, b) => Number(b.isNext ?? false) - Number(a.isNext ?? false));
}

const labels = {
  PAY: '결제하기',
  CANCEL: '주문 취소',
  EXCHANGE: '교환 신청',
  RETURN: '반품 신청',
  CONFIRM: '구매 확정',
} as const satisfies Partial<Record<OrderAction, string>>;

/** Phones and subscriptions have more actions, on pages of their own. */
type GoodsAction = keyof typeof labels;
const isOfGoods = (action: OrderAction): action is GoodsAction => action in labels;

const steps = {
  CANCEL: 'cancel',
  EXCHANGE: 'exchange',
  RETURN: 'return',
  CONFIRM: 'confirm',
} as const satisfies Record<Exclude<GoodsAction, 'PAY'>, OrderStep>;
