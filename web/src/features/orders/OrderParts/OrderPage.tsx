import type { ReactNode } from 'react';
import { MantineSurface } from '../../../shared/ui/mantine/MantineSurface.tsx';
import classes from './OrderPage.module.css';

/** Around the page of an order, of whatever kind. */
export function OrderPage({ children }: { children: ReactNode }) {
  return (
    <MantineSurface>
      <div className={`content-width ${classes.root}`}>{children}</div>
    </MantineSurface>
  );
}

/** Two columns of parts, the wide one first. On a phone one below the other. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={classes.columns}>{children}</div>;
}

export function Column({ children }: { children: ReactNode }) {
  return <div className={classes.column}>{children}</div>;
}
