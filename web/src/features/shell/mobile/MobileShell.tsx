import type { ReactNode } from 'react';
import { SectionBoundary } from '../../../shop/section-boundary/SectionBoundary.tsx';
import { Footer } from '../footer/Footer.tsx';
import { Terms } from '../terms/Terms.tsx';
import { TopBanner } from '../top-banner/TopBanner.tsx';
import { BottomBar } from './BottomBar.tsx';
import { MobileHeader } from './MobileHeader.tsx';

/** What surrounds every page on a phone. */
export function MobileShell({ children }: { children: ReactNode }) {
  return (
    <>
      <SectionBoundary>
        <TopBanner />
      </SectionBoundary>
      <MobileHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <BottomBar />
      <Terms />
    </>
  );
}
