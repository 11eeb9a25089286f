import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { OrderAction, OrderRowFragment } from '../../../__generated__/graphql.ts';
import { ownPhoneOrderPath } from '../../../shop/links/own-phone-order-paths.ts';
import { ownSubscriptionPath } from '../../../shop/links/subscription-paths.ts';
import { usePage } from '../../../shop/page/page-context.ts';

interface OrderEndProps {
  order: Pick<OrderRowFragment, 'number' | 'type' | 'availableActions'>;
  /** The order's name, for screen reader users who go from link to link. */
  of: string;
}

/** The way out of a phone contract or a subscription: two clicks from my shop at most. All else is on its own page. */
export function OrderEnd({ order: { number, type, availableActions }, of }: OrderEndProps) {
  const { mallUrl, device } = usePage();
  const can = (action: OrderAction) => availableActions.includes(action);
  if (type === 'SUBSCRIPTION')
    return can('CANCEL') ? (
      <EndLink to={ownSubscriptionPath(mallUrl, device, number, 'cancel')} label="구독 해지" of={of} />
    ) : null;
  if (can('CANCEL'))
    return <EndLink to={ownPhoneOrderPath(mallUrl, device, number, 'cancel')} label="신청 취소" of={of} />;
  if (can('WITHDRAW'))
    return <EndLink to={ownPhoneOrderPath(mallUrl, device, number, 'withdraw')} label="계약 철회" of={of} />;
  return null;
}

function EndLink({ to, label, of }: { to: string; label: string; of: string }) {
  return (
    <Button component={Link} size="sm" variant="default" to={to}>
      {label}
      <span className="visually-hidden">, {of}</span>
    </Button>
  );
}
