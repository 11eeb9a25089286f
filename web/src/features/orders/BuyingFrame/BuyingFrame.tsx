import type { ReactNode } from 'react';
import { MantineSurface } from '../../../shared/ui/mantine/MantineSurface.tsx';
import { CheckoutNote } from './CheckoutNote.tsx';
import classes from './BuyingFrame.module.css';

/** Around each page of buying goods. */
export function BuyingFrame({ children }: { children: ReactNode }) {
  return (
    <MantineSurface>
      <div className={`content-width ${classes.root}`}>
        <CheckoutNote />
        {children}
      </div>
    </MantineSurface>
  );
}
