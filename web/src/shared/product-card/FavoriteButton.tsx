import { Link, useLocation } from 'react-router-dom';
import { loginPath } from '../links/mall-paths.ts';
import { usePage } from '../page/page-context.ts';
import classes from './FavoriteButton.module.css';
import { useFavorite, type FavoriteProduct } from './use-favorite.ts';

interface FavoriteButtonProps {
  product: FavoriteProduct;
  className?: string;
}

/** The heart. Members toggle it; visitors, whose products know no heart, are asked to sign in first. */
export function FavoriteButton({ product, className = '' }: FavoriteButtonProps) {
  return product.isFavorite == null ? (
    <SignInHeart name={product.name} className={className} />
  ) : (
    <MemberHeart product={product} className={className} />
  );
}

function SignInHeart({ name, className }: { name: string; className: string }) {
  const { mallUrl, device } = usePage();
  const { pathname, search } = useLocation();
  return (
    <Link
      className={`${classes.root} ${className}`}
      to={loginPath(mallUrl, device, pathname + search)}
      aria-label={`로그인하고 ${name} 찜하기`}
      rel="nofollow"
    >
      <Heart isFilled={false} />
    </Link>
  );
}

function MemberHeart({ product, className }: { product: FavoriteProduct; className: string }) {
  const { toggle, failure } = useFavorite(product);
  const isFavorite = product.isFavorite === true;
  return (
    <>
      <button
        type="button"
        className={`${classes.root} ${className}`}
        aria-pressed={isFavorite}
        aria-label={`${product.name} 찜하기`}
        onClick={toggle}
      >
        <Heart isFilled={isFavorite} />
      </button>
      {failure ? (
        <p role="alert" className={classes.failure}>
          {failure}
        </p>
      ) : null}
    </>
  );
}

function Heart({ isFilled }: { isFilled: boolean }) {
  return (
    <svg className={classes.heart} data-filled={isFilled || undefined} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d="M12 20.4 4.6 13a4.9 4.9 0 0 1 0-7 4.9 4.9 0 0 1 7 0l.4.4.4-.4a4.9 4.9 0 0 1 7 0 4.9 4.9 0 0 1 0 7z" />
    </svg>
  );
}
