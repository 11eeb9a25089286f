import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pageNumbers } from './page-numbers.ts';
import classes from './Pagination.module.css';

interface PaginationProps {
  current: number;
  last: number;
  pathFor(page: number): string;
}

/** Pages of a list as real links, with prev and next in the head for browsers that prefetch. */
export function Pagination({ current, last, pathFor }: PaginationProps) {
  if (last <= 1) return null;
  const previous = current > 1 ? pathFor(current - 1) : null;
  const next = current < last ? pathFor(current + 1) : null;
  return (
    <nav className={classes.root} aria-label="쪽 이동">
      {previous ? <link rel="prev" href={previous} /> : null}
      {next ? <link rel="next" href={next} /> : null}
      <Step to={previous} rel="prev" label="이전 쪽">
        <path d="M15 5 8 12l7 7" />
      </Step>
      <ul className={classes.numbers}>
        {pageNumbers(current, last).map((page) => (
          <li key={page}>
            <Link className={classes.number} to={pathFor(page)} aria-current={page === current ? 'page' : undefined}>
              {page}
              <span className="visually-hidden">쪽</span>
            </Link>
          </li>
        ))}
      </ul>
      <Step to={next} rel="next" label="다음 쪽">
        <path d="m9 5 7 7-7 7" />
      </Step>
    </nav>
  );
}

function Step({
  to,
  rel,
  label,
  children,
}: {
  to: string | null;
  rel: 'prev' | 'next';
  label: string;
  children: ReactNode;
}) {
  const arrow = (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
  return to ? (
    <Link className={classes.step} to={to} rel={rel} aria-label={label}>
      {arrow}
    </Link>
  ) : (
    <span className={classes.step} data-disabled="true" aria-hidden="true">
      {arrow}
    </span>
  );
}
