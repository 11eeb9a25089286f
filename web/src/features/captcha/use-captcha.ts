import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { CaptchaNeedDocument, CaptchaScriptDocument } from '../../__generated__/graphql.ts';
import './captcha.css';
import type { Recaptcha } from './recaptcha.ts';

interface Captcha {
  /** A token for this try, or null where the mall asks for none. Throws CaptchaError. */
  token: (action: string) => Promise<string | null>;
  /** The mall was not content: whether it asks for a captcha is found out anew. */
  forget: () => void;
}

/** The captcha of a form, fetched only where the mall asks for one; its badge is gone with the form. */
export function useCaptcha(): Captcha {
  const client = useApolloClient();
  const found = useRef<Promise<Recaptcha | null> | null>(null);
  const find = () => {
    found.current ??= findCaptcha(client);
    found.current.catch(() => (found.current = null)); // the next press tries again
    return found.current;
  };
  useEffect(() => {
    find().catch(() => {}); // told when it is wanted
    showBadge(true);
    return () => showBadge(false);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- once for each form
  }, []);
  return {
    token: async (action) => (await find())?.token(action) ?? null,
    forget: () => (found.current = null),
  };
}

async function findCaptcha(client: ApolloClient): Promise<Recaptcha | null> {
  const { data: need } = await client.query({ query: CaptchaNeedDocument, fetchPolicy: 'network-only' });
  if (!need?.isRecaptchaRequired) return null;
  const { data } = await client.query({ query: CaptchaScriptDocument });
  const { recaptchaSiteKey, recaptchaScriptUrl } = data?.site ?? {};
  if (!recaptchaSiteKey || !recaptchaScriptUrl) return null;
  const { loadRecaptcha } = await import('./recaptcha.ts');
  return loadRecaptcha(recaptchaSiteKey, recaptchaScriptUrl);
}

/** The script puts its badge into the page for good. */
function showBadge(isShown: boolean): void {
  document.documentElement.toggleAttribute('data-hides-captcha', !isShown);
}
