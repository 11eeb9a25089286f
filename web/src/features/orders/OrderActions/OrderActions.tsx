import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { OrderAction } from '../../../__generated__/graphql.ts';
import { pathTo } from '../../../shop/addresses/path-to.ts';
import type { OrderStep } from '../../../shop/addresses/path-params.ts';
import { useMall } from '../../../shop/mall/mall-context.ts';
import { useDevice } from '../../../shop/page/page-context.ts';
import classes from './OrderActions.module.css';

interface OrderActionsProps {
  order: { number: string; availableActions: readonly OrderAction[] };
  /** The item of the actions; without it: the order. */
  item?: { number: string; name: string };
  /** The account for the deposit is known: paying now means another method. */
  waitsForDeposit?: boolean;
  /** The order's name, for screen reader users who go from link to link. */
  of: string;
}

/** The actions that the mall allows now: each links to its page. */
export function OrderActions({
  order: { number, availableActions },
  item,
  waitsForDeposit = false,
  of,
}: OrderActionsProps) {
  const mall = useMall();
  const device = useDevice();
  const actions = availableActions.filter(isOfGoods);
  if (actions.length === 0) return null;
  const pathOf = (action: GoodsAction) => {
    if (action === 'PAY') return pathTo('order-pay', mall, device, { orderNumber: number });
    const path = pathTo('order-step', mall, device, { orderNumber: number, step: steps[action] });
    return item ? `${path}?${new URLSearchParams({ item: item.number })}` : path;
  };
  return (
    <ul className={classes.root} aria-label={`${of}, 할 수 있는 일`}>
      {actions.map((action) => (
        <li key={action}>
          <Button
            component={Link}
            size="sm"
            variant={action === 'PAY' && !waitsForDeposit ? 'filled' : 'default'}
            to={pathOf(action)}
          >
            {action === 'PAY' && waitsForDeposit ? '다른 방법으로 결제' : labels[action]}
            <span className="visually-hidden">, {of}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
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
