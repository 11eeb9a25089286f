import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import classes from './PostReader.module.css';

/** The shape of a post. */
export function PostSkeleton() {
  return (
    <div className={`${classes.column} ${classes.skeleton}`}>
      <output className="visually-hidden">글을 불러오고 있어요</output>
      <Skeleton width={80} height={20} />
      <Skeleton width="70%" height={36} />
      <Skeleton width={160} height={20} />
      <Skeleton height={240} />
    </div>
  );
}
