import type { MouseEvent, ReactNode } from 'react';
import classes from './form.module.css';

/** A lesser way beside a field: change it, check it, have it sent again. While it waits it stays where the focus is. */
export function AsideButton({
  onPress,
  isWaiting = false,
  children,
}: {
  onPress: (event: MouseEvent<HTMLElement>) => void;
  isWaiting?: boolean;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={classes.aside}
      aria-disabled={isWaiting}
      onClick={(event) => isWaiting || onPress(event)}
    >
      {children}
    </button>
  );
}
