import type { PageName } from '../../shop/addresses/page-name.ts';
import { useMall, useSite } from '../../shop/mall/mall-context.ts';
import { ChatbotForm } from './ChatbotForm.tsx';

/** Sign-up, find-user-info (a page on phones, two popups on desktops) and update-password: one is busy there. */
const pagesWithout: ReadonlySet<PageName> = new Set([
  'sign-up',
  'find-user',
  'find-user-result',
  'find-id',
  'find-password',
  'update-password',
]);

/** The way to the chatbot: in the default mall alone, and not on the pages above (specification, section 2). */
export function ChatbotLauncher({ page }: { page: PageName }) {
  const { url, number } = useMall();
  const { chatbotUrl, defaultMallUrl } = useSite();
  if (!chatbotUrl || url !== defaultMallUrl || pagesWithout.has(page)) return null;
  return <ChatbotForm address={chatbotUrl} mallNumber={number} />;
}
