import { PageSkeleton } from './PageSkeleton.tsx';
import { Skeleton } from './Skeleton.tsx';
import classes from './ShellSkeleton.module.css';

/** The placeholder of a document that comes without its page: of a mall that is not known yet. */
export function ShellSkeleton() {
  return (
    <>
      <div className={`content-width ${classes.header}`}>
        <Skeleton width={140} height={32} />
        <div className={classes.search}>
          <Skeleton width={520} height={44} radius="var(--radius-chip)" />
        </div>
      </div>
      <PageSkeleton />
    </>
  );
}
