import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  FavoriteChoicesDocument,
  type FavoriteChoicesQuery,
  type GoodsCardFragment,
} from '../../__generated__/graphql.ts';
import { describeError } from '../../shared/errors/describe-error.ts';
import { focusElement } from '../../shared/focus-element.ts';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { useAddToCart } from '../../shop/cart/use-add-to-cart.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { usePage } from '../../shop/page/page-context.ts';
import classes from './CardExtras.module.css';

type Product = NonNullable<NonNullable<FavoriteChoicesQuery['mall']>['product']>;
type Variant = NonNullable<Extract<Product, { __typename: 'Goods' }>['variants']>[number];

const gone = '지금은 담을 수 없는 상품이에요.';

/** Puts a favorite into the cart. Its choices are asked for when it is pressed; where there are several, the shopper chooses. */
export function CartButton({ goods }: { goods: GoodsCardFragment }) {
  const { mallUrl, device } = usePage();
  const mall = useMall();
  const client = useApolloClient();
  const { submit, isBusy, note, tell } = useAddToCart();
  const [isAsking, setIsAsking] = useState(false);
  const [variants, setVariants] = useState<readonly Variant[] | null>(null);
  const [variantId, setVariantId] = useState('');
  const [isAdded, setIsAdded] = useState(false);

  async function add(wanted: string) {
    const refused = await submit([{ variantId: wanted, quantity: 1 }]);
    if (refused) return;
    setVariants(null);
    setIsAdded(true);
  }

  async function ask() {
    tell(null);
    setIsAdded(false);
    setIsAsking(true);
    try {
      const { data } = await client.query({
        query: FavoriteChoicesDocument,
        variables: { url: mallUrl, device, number: goods.number },
        fetchPolicy: 'network-only',
      });
      const product = data?.mall?.product;
      const all = product?.__typename === 'Goods' ? (product.variants ?? []) : [];
      const [only, ...others] = all;
      if (!all.some(({ isAvailable }) => isAvailable)) tell(gone);
      else if (only && others.length === 0) await add(only.id);
      else {
        setVariantId('');
        setVariants(all);
      }
    } catch (error) {
      tell(describeError(error).message);
    } finally {
      setIsAsking(false);
    }
  }

  function press() {
    if (isAsking || isBusy) return;
    if (!variants) void ask();
    else if (variantId === '') tell('옵션을 선택해 주세요.');
    else void add(variantId);
  }

  return (
    <div className={classes.cart}>
      {variants ? (
        <select
          ref={focusElement}
          className={classes.variants}
          aria-label={`${goods.name} 옵션`}
          value={variantId}
          onChange={({ currentTarget }) => {
            tell(null);
            setVariantId(currentTarget.value);
          }}
        >
          <option value="">옵션을 선택해 주세요</option>
          {variants.map((variant) => (
            <option key={variant.id} value={variant.id} disabled={!variant.isAvailable}>
              {nameOf(variant)}
            </option>
          ))}
        </select>
      ) : null}
      <button
        type="button"
        className={classes.button}
        aria-busy={isAsking || isBusy}
        aria-label={`${goods.name} 장바구니 담기`}
        onClick={press}
      >
        장바구니 담기
      </button>
      <output className={classes.told}>
        {isAdded ? (
          <>
            장바구니에 담았어요. <Link to={pathTo('cart', mall, device)}>장바구니 보기</Link>
          </>
        ) : null}
      </output>
      {note ? (
        <p role="alert" className={classes.refusal}>
          {note}
        </p>
      ) : null}
    </div>
  );
}

function nameOf({ optionName, color, isAvailable }: Variant): string {
  const name = [optionName, color?.name].filter(Boolean).join(' · ');
  return isAvailable ? name : `${name} (품절)`;
}
