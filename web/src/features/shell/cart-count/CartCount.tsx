import { useCartCountQuery } from '../../../__generated__/hooks.ts';
import { useMallUrl } from '../../../shop/page/page-context.ts';
import { useIsMember } from '../../../shop/session/session-context.ts';
import classes from './CartCount.module.css';

const mostShown = 99;

/** How many lines a member's cart has, at its icon. Visitors have none, and an empty cart needs no mark. */
export function CartCount() {
  const mallUrl = useMallUrl();
  const isMember = useIsMember();
  const { data } = useCartCountQuery({ variables: { mallUrl }, skip: !isMember });
  const count = isMember ? (data?.viewer?.cart?.lineCount ?? 0) : 0;
  if (count === 0) return null;
  return (
    <>
      <span className={classes.root} aria-hidden="true">
        {count > mostShown ? `${mostShown}+` : count}
      </span>
      <span className="visually-hidden"> 담은 상품 {count}개</span>
    </>
  );
}
