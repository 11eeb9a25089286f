import { statusLabel, statusTone, type OrderState as State } from '../order-status.ts';
import classes from './OrderState.module.css';

/** The state of an order or of an item of it, or the phase of an order of another kind. */
export function OrderState({ status }: { status: State | null }) {
  return (
    <span className={classes.root} data-tone={statusTone(status)}>
      {statusLabel(status)}
    </span>
  );
}
