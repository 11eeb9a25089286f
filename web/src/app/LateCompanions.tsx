import type { ComponentProps } from 'react';
import { PageViews } from '../features/analytics/PageViews.tsx';
import { ChatbotLauncher } from '../features/chatbot/ChatbotLauncher.tsx';
import type { PageName } from '../shop/addresses/page-name.ts';
import { LateScrollRestoration } from './LateScrollRestoration.tsx';
import { ShellAlerts } from './ShellAlerts.tsx';
import { VisitorSession } from './VisitorSession.tsx';

interface LateCompanionsProps {
  page: PageName;
  /** Null for what is no page that one came to see. */
  view: ComponentProps<typeof PageViews> | null;
}

/** See Companions. */
export function LateCompanions({ page, view }: LateCompanionsProps) {
  return (
    <>
      <VisitorSession />
      <LateScrollRestoration />
      <ChatbotLauncher page={page} />
      <ShellAlerts page={page} isCatalogue={view?.isCatalogue ?? false} />
      {view && <PageViews {...view} />}
    </>
  );
}
