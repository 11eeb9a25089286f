import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { SubscriptionDetailsFragment } from '../../__generated__/graphql.ts';
import { Part } from '../../features/orders/OrderParts/Part.tsx';
import { ownSubscriptionPath } from '../../shop/links/subscription-paths.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { canDo } from './can-do.ts';

/** The way out, in plain sight. */
export function Ending({ subscription }: { subscription: SubscriptionDetailsFragment }) {
  const { mallUrl, device } = usePage();
  if (!canDo(subscription, 'cancel')) return null;
  return (
    <Part title="해지">
      <p>언제든지 바로 해지할 수 있어요.</p>
      <Button
        variant="default"
        component={Link}
        to={ownSubscriptionPath(mallUrl, device, subscription.number, 'cancel')}
      >
        구독 해지
      </Button>
    </Part>
  );
}
