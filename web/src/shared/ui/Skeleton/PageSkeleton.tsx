import { Skeleton } from './Skeleton.tsx';
import classes from './PageSkeleton.module.css';

/** The placeholder of an unknown page. */
export function PageSkeleton() {
  return (
    <div className={`content-width ${classes.root}`}>
      <output className="visually-hidden">불러오는 중이에요</output>
      <Skeleton width={240} height={32} />
      <div className={classes.grid}>
        {Array.from({ length: 8 }, (_, index) => (
          <div key={index} className={classes.card}>
            <Skeleton ratio={1} radius="var(--radius-card)" />
            <Skeleton width="80%" height={16} />
            <Skeleton width="50%" height={20} />
          </div>
        ))}
      </div>
    </div>
  );
}
