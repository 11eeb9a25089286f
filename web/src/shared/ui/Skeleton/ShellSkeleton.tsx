import { PageSkeleton } from './PageSkeleton.tsx';
import { Skeleton } from './Skeleton.tsx';
import classes from './ShellSkeleton.module.css';

/** The placeholder of a document that comes without its page: of a mall that is not known yet. */
export function ShellSkeleton() {
  return (
    <>
      <div className={`content-width ${classes.header}`}>
        <Skeleton width={140} height={32} />
      </div>
      <PageSkeleton />
    </>
  );
}
