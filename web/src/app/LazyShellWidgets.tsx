import type { ComponentProps } from 'react';
import { PageViews } from '../features/analytics/PageViews.tsx';
import { ChatbotLauncher } from '../features/chatbot/ChatbotLauncher.tsx';
import type { PageName } from '../shop/addresses/page-name.ts';
import { EndsWithMember } from '../shop/session/EndsWithMember.tsx';
import { LazyScrollRestoration } from './LazyScrollRestoration.tsx';
import { ShellAlerts } from './ShellAlerts.tsx';
import { VisitorSession } from './VisitorSession.tsx';

interface LazyShellWidgetsProps {
  page: PageName;
  /** Null: not counted as a page view. */
  view: ComponentProps<typeof PageViews> | null;
}

/** See ShellWidgets. */
export function LazyShellWidgets({ page, view }: LazyShellWidgetsProps) {
  return (
    <>
      <VisitorSession />
      <LazyScrollRestoration />
      <EndsWithMember>
        <ChatbotLauncher page={page} />
        <ShellAlerts page={page} isCatalogue={view?.isCatalogue ?? false} />
      </EndsWithMember>
      {view && <PageViews {...view} />}
    </>
  );
}
