import type { ReactNode, Ref } from 'react';
import buttons from '../../shared/ui/button.module.css';
import classes from './OverlayChoices.module.css';

interface OverlayChoicesProps {
  ref?: Ref<HTMLDivElement>;
  /** What the choices cost or save; null: not known yet. */
  sum: ReactNode;
  /** Whether another sum is being calculated. */
  isBusy?: boolean;
  /** On the button that takes the choices. */
  verb: string;
  onTake: () => void;
  children: ReactNode;
}

/** Choices in an overlay, and always in sight below them what they come to, beside the button. */
export function OverlayChoices({ ref, sum, isBusy, verb, onTake, children }: OverlayChoicesProps) {
  return (
    <div ref={ref} className={classes.root}>
      {children}
      <div className={classes.foot}>
        <p className={classes.sum} aria-live="polite" aria-busy={isBusy}>
          {sum}
        </p>
        <button type="button" className={buttons.primary} onClick={onTake}>
          {verb}
        </button>
      </div>
    </div>
  );
}
