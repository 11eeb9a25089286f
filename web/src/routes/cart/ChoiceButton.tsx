import type { CartLineFragment } from '../../__generated__/graphql.ts';
import { LateOverlay } from '../../shop/overlay/LateOverlay.tsx';
import { useOverlay } from '../../shop/overlay/use-overlay.ts';
import classes from './ChoiceButton.module.css';
import type { LineChange } from './use-cart-changes.ts';

interface ChoiceButtonProps {
  line: CartLineFragment;
  onChange: (change: LineChange) => Promise<void>;
}

/** Opens the other choices of the goods. */
export function ChoiceButton({ line, onChange }: ChoiceButtonProps) {
  const overlay = useOverlay(`choice-${line.number}`);
  return (
    <>
      <button type="button" className={classes.root} aria-haspopup="dialog" onClick={overlay.open}>
        옵션 변경<span className="visually-hidden">, {line.product.name}</span>
      </button>
      {overlay.isWanted ? (
        <LateOverlay
          load={loadChoice}
          isOpen={overlay.isOpen}
          onClose={overlay.close}
          line={line}
          onChange={onChange}
        />
      ) : null}
    </>
  );
}

const loadChoice = () => import('./LineChoice.tsx').then(({ LineChoice }) => LineChoice);
