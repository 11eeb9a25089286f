import type { MouseEvent } from 'react';
import classes from './BuyBar.module.css';

interface ChooseFirstProps {
  label: string;
  /** Name of the radio buttons in which nothing is chosen yet. */
  group: string;
  /** Leads to them. */
  onMissing: () => void;
}

/**
 * The button that a choice makes a link of. While a page hydrates the browser may show a choice that React applies after the press:
 * such a press follows the link that takes the button's place.
 */
export function ChooseFirst({ label, group, onMissing }: ChooseFirstProps) {
  const press = ({ currentTarget: { parentElement: place } }: MouseEvent) => {
    if (!document.querySelector(`input[name="${group}"]:checked`)) return onMissing();
    setTimeout(() => {
      const link = place?.querySelector<HTMLElement>('a[href]');
      if (link) link.click();
      else onMissing();
    });
  };
  return (
    <button type="button" className={classes.button} onClick={press}>
      {label}
    </button>
  );
}
