import { useRef, useState } from 'react';
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

type Outcome = { kind: 'added' } | { kind: 'refused'; text: string } | null;

/** Adds goods to the cart and confirms at once, with a link to it. A refusal of the mall is shown in the same place. */
export function AddToCart({ item }: { item: CartItemInput }) {
  const { add } = useAddToCart();
  const [outcome, setOutcome] = useState<Outcome>(null);
  const isRunning = useRef(false);

  async function run(wanted: CartItemInput) {
    if (isRunning.current) return false;
    isRunning.current = true;
    setOutcome({ kind: 'added' });
    const { refusal, isOpen } = await add([wanted]);
    isRunning.current = false;
    if (refusal !== null) setOutcome({ kind: 'refused', text: refusal });
    return !isOpen;
  }

  const { button, press } = usePressForMember({ kind: 'cart', item, run });
  return (
    <>
      <button ref={button} type="button" className={bar.cart} data-early onClick={press}>
        장바구니 담기
      </button>
      <Notice outcome={outcome} onClose={() => setOutcome(null)} />
    </>
  );
}

function Notice({ outcome, onClose }: { outcome: Outcome; onClose: () => void }) {
  const cart = pathTo('cart', useMall(), useDevice());
  return (
    <div className={classes.root} data-shown={outcome !== null || undefined}>
      <output className={classes.text}>{outcome?.kind === 'added' ? '장바구니에 담았어요.' : null}</output>
      <span role="alert" className={classes.refusal}>
        {outcome?.kind === 'refused' ? outcome.text : null}
      </span>
      {outcome === null ? null : (
        <>
          {outcome.kind === 'added' ? (
            <Link className={classes.way} to={cart}>
              장바구니 보기
            </Link>
          ) : null}
          <button type="button" className={classes.close} aria-label="알림 닫기" onClick={onClose}>
            <CloseIcon size={18} />
          </button>
        </>
      )}
    </div>
  );
}
