import type { BoardKind } from '../../../__generated__/graphql.ts';
import { Skeleton } from '../../../shared/ui/Skeleton/Skeleton.tsx';
import classes from './BoardList.module.css';

const eight = Array.from({ length: 8 }, (_, index) => index);

/** The shape of a page of posts. */
export function PostsSkeleton({ board }: { board: BoardKind }) {
  if (board === 'MD_REVIEW') {
    return (
      <ul className={classes.skeletonGrid} aria-hidden="true">
        {eight.map((index) => (
          <li key={index}>
            <Skeleton ratio={4 / 3} radius="var(--radius-card)" />
            <Skeleton width="90%" height={20} />
            <Skeleton width="50%" height={16} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul className={classes.skeletonRows} aria-hidden="true">
      {eight.map((index) => (
        <li key={index}>
          <Skeleton width={`${70 - (index % 4) * 10}%`} height={20} />
        </li>
      ))}
    </ul>
  );
}
