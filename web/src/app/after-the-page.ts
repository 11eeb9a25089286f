// One chunk for all: they are small, and wanted at the same moment.
export { PageViews } from '../features/analytics/PageViews.tsx';
export { ChatbotLauncher } from '../features/chatbot/ChatbotLauncher.tsx';
export { WindowPopups } from '../features/window-popups/WindowPopups.tsx';
export { VisitorSession } from './VisitorSession.tsx';
export { LateScrollRestoration } from './LateScrollRestoration.tsx';
export { ShellAlerts } from './ShellAlerts.tsx';
export { followTranslations } from './translated-texts.ts';
