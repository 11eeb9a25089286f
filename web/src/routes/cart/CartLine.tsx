import { Checkbox } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { CartLineFragment } from '../../__generated__/graphql.ts';
import { useProductPath } from '../../shop/product-card/use-product-path.ts';
import { SignInAgain } from '../../shop/session/SignInAgain.tsx';
import { Picture } from '../../shared/ui/Image/Picture.tsx';
import { CloseIcon } from '../../shared/ui/icons/icons.tsx';
import { Quantity } from '../../shared/ui/Quantity/Quantity.tsx';
import { Won } from '../../shared/ui/Won/Won.tsx';
import { ChoiceButton } from './ChoiceButton.tsx';
import classes from './CartLine.module.css';
import { choiceText, priceChange, reasonOf, stockLeft } from './line-texts.ts';
import { useLine } from './use-line.ts';

interface CartLineProps {
  line: CartLineFragment;
  isChosen: boolean;
  onChoose: (isWanted: boolean) => void;
  onRemove: () => void;
}

/** Goods in the cart: what was chosen of them, how many, and what they cost today. */
export function CartLine({ line, isChosen, onChoose, onRemove }: CartLineProps) {
  const { product } = line;
  const pathOf = useProductPath();
  const state = useLine(line);
  const reasonId = useId();
  const reason = reasonOf(line);
  const choice = choiceText(line);
  const most = Math.max(line.minQuantity, Math.min(line.maxQuantity, line.availableQuantity ?? line.maxQuantity));
  return (
    <article className={classes.root} data-unavailable={!line.isOrderable || undefined} aria-busy={state.isBusy}>
      <Checkbox
        className={classes.choose}
        aria-label={`${product.name} ${choice} 선택`}
        aria-describedby={reason === null ? undefined : reasonId}
        checked={isChosen}
        disabled={!line.isOrderable}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
      />
      <Link className={classes.picture} to={pathOf(product)} tabIndex={-1} aria-hidden="true">
        <Picture image={product.image} width={96} height={96} alt="" />
      </Link>
      <div className={classes.words}>
        <h3 className={classes.name}>
          <Link to={pathOf(product)}>{product.name}</Link>
        </h3>
        {choice === '' ? null : (
          <p className={classes.choice}>
            {choice}
            <ChoiceButton line={line} onChange={state.change} />
          </p>
        )}
        <Facts line={line} reason={reason} reasonId={reasonId} />
        <p role="alert" className={classes.reason}>
          {state.refusal === null ? null : (
            <>
              {state.refusal} <SignInAgain />
            </>
          )}
        </p>
      </div>
      <div className={classes.amount}>
        <Quantity
          of={product.name}
          value={state.quantity}
          min={line.minQuantity}
          max={most}
          onChange={(quantity) => void state.change({ quantity })}
        />
        <p className={classes.total} data-pending={state.isBusy || undefined} aria-live="polite" aria-atomic="true">
          <span className="visually-hidden">{product.name} 합계 </span>
          <Won amount={line.lineTotal} />
        </p>
      </div>
      <button type="button" className={classes.remove} aria-label={`${product.name} ${choice} 삭제`} onClick={onRemove}>
        <CloseIcon size={20} />
      </button>
    </article>
  );
}

function Facts({ line, reason, reasonId }: { line: CartLineFragment; reason: string | null; reasonId: string }) {
  const change = priceChange(line);
  const left = stockLeft(line);
  return (
    <>
      <p className={classes.price}>
        {change === null || line.previousUnitPrice === null ? null : (
          <>
            <span className="visually-hidden">담을 때 </span>
            <s>
              <Won amount={line.previousUnitPrice} />
            </s>{' '}
            <span className="visually-hidden">지금 </span>
          </>
        )}
        <Won amount={line.unitPrice} />
        {change === null ? null : <span className={classes.change}>{change}</span>}
      </p>
      {left === null ? null : <p className={classes.left}>{left}</p>}
      {reason === null ? null : (
        <p id={reasonId} className={classes.reason}>
          {reason}
        </p>
      )}
    </>
  );
}
