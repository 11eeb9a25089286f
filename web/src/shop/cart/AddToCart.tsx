import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CartItemInput } from '../../__generated__/graphql.ts';
import { pathTo } from '../addresses/path-to.ts';
import { useMall } from '../mall/mall-context.ts';
import { useDevice } from '../page/page-context.ts';
import bar from '../buy-bar/BuyBar.module.css';
import { CloseIcon } from '../../shared/ui/icons/icons.tsx';
import classes from './AddToCart.module.css';
import { useAddToCart } from './use-add-to-cart.ts';
import { usePressForMember } from './use-press-for-member.ts';

interface AddToCartProps {
  items: readonly CartItemInput[];
  /** Leads to what is wrong or missing, and returns true, where nothing may be added. */
  isRefused: (button: HTMLButtonElement) => boolean;
}

/** Adds goods to the cart and confirms at once, with a link to it. A refusal of the mall is shown in the same place. */
export function AddToCart({ items, isRefused }: AddToCartProps) {
  const { submit, note, tell } = useAddToCart();
  const [isPressed, setIsPressed] = useState(false);

  async function run(wanted: readonly CartItemInput[]) {
    setIsPressed(true);
    const refused = await submit([...wanted]);
    return !refused?.isOpen;
  }

  function close() {
    setIsPressed(false);
    tell(null);
  }

  const { button, press } = usePressForMember({ kind: 'cart', items, isRefused, run });
  return (
    <>
      <button ref={button} type="button" className={bar.cart} data-early onClick={press}>
        장바구니 담기
      </button>
      <Notice isAdded={isPressed && note === null} refusal={note} onClose={close} />
    </>
  );
}

/** After a sign-in the page opens at its top, and a small window may hide the place of the button. */
const showAtOnce = (element: Element | null) => element?.scrollIntoView({ block: 'nearest' });

interface NoticeProps {
  isAdded: boolean;
  refusal: string | null;
  onClose: () => void;
}

function Notice({ isAdded, refusal, onClose }: NoticeProps) {
  const cart = pathTo('cart', useMall(), useDevice());
  const isShown = isAdded || refusal !== null;
  return (
    <div className={classes.root} data-shown={isShown || undefined}>
      <output className={classes.text}>{isAdded ? '장바구니에 담았어요.' : null}</output>
      <span role="alert" className={classes.refusal}>
        {refusal}
      </span>
      {isShown ? (
        <>
          {isAdded ? (
            <Link className={classes.way} to={cart}>
              장바구니 보기
            </Link>
          ) : null}
          <button ref={showAtOnce} type="button" className={classes.close} aria-label="알림 닫기" onClick={onClose}>
            <CloseIcon size={18} />
          </button>
        </>
      ) : null}
    </div>
  );
}
