import { Link } from 'react-router-dom';
import { changeListing, isNarrowed, type Listing } from '../../features/category/listing.ts';
import buttons from '../../shared/ui/button.module.css';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';

interface ListFailureProps {
  error: unknown;
  onRetry(): void;
  listing: Listing;
  pathFor(change: Partial<Listing>): string;
}

/** A list that failed to load. The mall may have refused the address itself, where a retry does not help. */
export function ListFailure({ error, onRetry, listing, pathFor }: ListFailureProps) {
  return (
    <SectionFailure error={error} onRetry={onRetry}>
      {isNarrowed(listing) ? (
        <Link className={buttons.secondary} to={pathFor(changeListing(listing, { filter: {} }))}>
          조건 모두 지우기
        </Link>
      ) : null}
    </SectionFailure>
  );
}
