import { ClockIcon, WarningIcon } from '../../../shared/ui/icons/icons.tsx';
import { Icon, type IconProps } from '../../../shared/ui/icons/Icon.tsx';
import classes from './StateSign.module.css';

/** How a payment ended, told apart by form and color: the icon of an `EmptyState`. */
export function StateSign({ state }: { state: 'done' | 'waiting' | 'refused' }) {
  const Sign = icons[state];
  return (
    <span className={classes.root} data-state={state}>
      <Sign size={40} />
    </span>
  );
}

const DoneIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 12.500 4.700 4.700L19 7.500" />
  </Icon>
);

const icons = { done: DoneIcon, waiting: ClockIcon, refused: WarningIcon } as const;
