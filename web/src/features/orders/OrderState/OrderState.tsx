import { statusLabel, statusTone, type OrderState as State } from '../order-status.ts';
import classes from './OrderState.module.css';

interface OrderStateProps {
  status: State | null;
  /** In place of the words for the status. */
  label?: string | undefined;
}

/** The state of an order or of an item of it, or the phase of an order of another kind. */
export function OrderState({ status, label = statusLabel(status) }: OrderStateProps) {
  return (
    <span className={classes.root} data-tone={statusTone(status)}>
      {label}
    </span>
  );
}
