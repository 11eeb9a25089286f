import type { CSSProperties } from 'react';
import classes from './Skeleton.module.css';

interface SkeletonProps {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  /** Aspect ratio, for images. */
  ratio?: number;
  radius?: CSSProperties['borderRadius'];
}

/** A placeholder. Appears after 150 ms, so that it never flashes. */
export function Skeleton({ width = '100%', height, ratio, radius }: SkeletonProps) {
  return (
    <span
      className={classes.root}
      aria-hidden="true"
      style={{ width, height, aspectRatio: ratio, borderRadius: radius }}
    />
  );
}
