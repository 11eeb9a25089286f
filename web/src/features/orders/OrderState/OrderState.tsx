import type { OrderStatus } from '../../../__generated__/graphql.ts';
import { statusLabel, statusTone } from '../order-status.ts';
import classes from './OrderState.module.css';

/** The state of an order or of an item of it. */
export function OrderState({ status }: { status: OrderStatus | null }) {
  return (
    <span className={classes.root} data-tone={statusTone(status)}>
      {statusLabel(status)}
    </span>
  );
}
