import type { ReactNode } from 'react';
import { useMall } from '../../../shop/mall/mall-context.ts';
import { SectionBoundary } from '../../../shop/section-boundary/SectionBoundary.tsx';
import { Footer } from '../footer/Footer.tsx';
import { Terms } from '../terms/Terms.tsx';
import { TopBanner } from '../top-banner/TopBanner.tsx';
import { CategoryBar } from './CategoryBar.tsx';
import { DesktopHeader } from './DesktopHeader.tsx';
import classes from './DesktopShell.module.css';
import { MemberBar } from './MemberBar.tsx';
import { EndsWithMember } from '../../../shop/session/EndsWithMember.tsx';

/** What surrounds every page on a desktop. A mall that sells nothing here has no menu of categories. */
export function DesktopShell({ children }: { children: ReactNode }) {
  const hasMenu = useMall().openAreas.includes('SHOPPING');
  return (
    <>
      <SectionBoundary>
        <TopBanner />
      </SectionBoundary>
      <header className={hasMenu ? undefined : classes.lone}>
        <EndsWithMember>
          <MemberBar />
        </EndsWithMember>
        <DesktopHeader />
      </header>
      {hasMenu && <CategoryBar />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Terms />
    </>
  );
}
