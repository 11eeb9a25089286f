import { ClockIcon, WarningIcon } from '../../../shared/ui/icons/icons.tsx';
import { DoneIcon } from '../../../shared/ui/late-icons.tsx';
import classes from './StateSign.module.css';

/** How a payment ended, told apart by form and color: the icon of an `EmptyState`. */
export function StateSign({ state }: { state: 'done' | 'waiting' | 'refused' }) {
  const Icon = icons[state];
  return (
    <span className={classes.root} data-state={state}>
      <Icon size={40} />
    </span>
  );
}

const icons = { done: DoneIcon, waiting: ClockIcon, refused: WarningIcon } as const;
