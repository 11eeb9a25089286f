import type { ReactNode } from 'react';
import { Footer } from '../footer/Footer.tsx';
import { Terms } from '../terms/Terms.tsx';
import { CheckoutHeader } from './CheckoutHeader.tsx';

/** What surrounds the steps of an order, on every device: nothing leads away from them but the cart. */
export function CheckoutShell({ children }: { children: ReactNode }) {
  return (
    <>
      <CheckoutHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Terms />
    </>
  );
}
