import type { CartItemInput } from '../../__generated__/graphql.ts';
import bar from '../buy-bar/BuyBar.module.css';
import { usePressForMember } from '../cart/use-press-for-member.ts';
import classes from './BuyNow.module.css';
import { sourceOf } from './order-source.ts';
import { useOrderStart } from './use-order-start.ts';

interface BuyNowProps {
  items: readonly CartItemInput[];
  label: string;
  /** Leads to what is wrong or missing, and returns true, where nothing may be bought. */
  isRefused: (button: HTMLButtonElement) => boolean;
}

/** Buys goods at once: opens the form of an order with only them. */
export function BuyNow({ items, label, isRefused }: BuyNowProps) {
  const { submit, isBusy, note } = useOrderStart();

  async function run(wanted: readonly CartItemInput[]) {
    const refused = await submit(sourceOf(wanted));
    return !refused?.isOpen;
  }

  const { button, press } = usePressForMember({ kind: 'order', items, isRefused, run });
  return (
    <>
      <button ref={button} type="button" className={bar.button} data-early aria-busy={isBusy} onClick={press}>
        {isBusy ? '주문서 만드는 중' : label}
      </button>
      <p role="alert" className={classes.refusal}>
        {note}
      </p>
    </>
  );
}
