import { useLocation } from 'react-router-dom';
import { loginPath } from '../links/mall-paths.ts';
import { PlainLink } from '../links/PlainLink.tsx';
import { useMall } from '../mall/mall-context.ts';
import { usePage } from '../page/page-context.ts';
import { placeOf } from '../session/pending-favorite-place.ts';
import { currentView, keepPendingFavorite } from '../session/pending-favorite.ts';
import { useIsMember } from '../session/session-context.ts';
import { CloseIcon } from '../../shared/ui/icons/icons.tsx';
import classes from './FavoriteButton.module.css';
import { useFavorite } from './use-favorite.ts';
import type { Markable } from './set-favorite.ts';

interface FavoriteButtonProps {
  /** For visitors it is undefined. */
  product: Markable & { name: string; isFavorite?: boolean | null };
  className?: string;
}

/**
 * The favorite button. Members toggle it; visitors sign in first, and it is added when they come back. Guests of a marketing mall
 * have no favorites.
 */
export function FavoriteButton(props: FavoriteButtonProps) {
  const { isMarketing } = useMall();
  const isMember = useIsMember();
  if (isMarketing) return null;
  return isMember ? <MemberFavoriteButton {...props} /> : <SignInFavoriteButton {...props} />;
}

/** Not for members whose page still hydrates: it would send them to the login for nothing. */
function SignInFavoriteButton({ product, className = '' }: FavoriteButtonProps) {
  const { mallUrl, device } = usePage();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const { id, number } = product;
  return (
    <PlainLink
      className={`${classes.root} for-visitors ${className}`}
      to={loginPath(mallUrl, device, address)}
      onLeave={(link) =>
        keepPendingFavorite(mallUrl, {
          product: { id, number },
          address,
          place: placeOf(id, link),
          view: currentView(),
        })
      }
      data-favorite={id}
      data-number={number}
      aria-label={`로그인하고 ${product.name} 찜하기`}
      rel="nofollow"
    >
      <Heart isFilled={false} />
    </PlainLink>
  );
}

function MemberFavoriteButton({ product, className = '' }: FavoriteButtonProps) {
  const { toggle, failure, dismissFailure } = useFavorite(product);
  const isFavorite = product.isFavorite === true;
  return (
    <span className={`${classes.place} ${className}`}>
      <button
        type="button"
        className={classes.root}
        data-favorite={product.id}
        aria-pressed={isFavorite}
        aria-label={`${product.name} 찜하기`}
        onClick={() => toggle(isFavorite)}
      >
        <Heart isFilled={isFavorite} />
      </button>
      {failure === null ? null : <Failure text={failure} onDismiss={dismissFailure} />}
    </span>
  );
}

function Failure({ text, onDismiss }: { text: string; onDismiss: () => void }) {
  return (
    <span role="alert" className={classes.failure}>
      <span className={classes.reason}>{text}</span>
      <button type="button" className={classes.dismiss} aria-label="알림 닫기" onClick={onDismiss}>
        <CloseIcon size={16} />
      </button>
    </span>
  );
}

function Heart({ isFilled }: { isFilled: boolean }) {
  return (
    <svg
      className={classes.heart}
      data-filled={isFilled || undefined}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
    >
      <path d="M12 20.4 4.6 13a4.9 4.9 0 0 1 0-7 4.9 4.9 0 0 1 7 0l.4.4.4-.4a4.9 4.9 0 0 1 7 0 4.9 4.9 0 0 1 0 7z" />
    </svg>
  );
}
