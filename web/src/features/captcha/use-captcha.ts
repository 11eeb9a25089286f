import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { CaptchaNeedDocument, CaptchaScriptDocument } from '../../__generated__/graphql.ts';
import './captcha.css';
import type { Recaptcha } from './recaptcha.ts';

interface Captcha {
  /** A token for this try, or null if the mall requires none. Throws CaptchaError. */
  token: (action: string) => Promise<string | null>;
  /** The mall refused: look up again whether it requires a captcha. */
  forget: () => void;
}

/** The captcha of a form, loaded only if the mall requires one. Its badge is removed with the form. */
export function useCaptcha(): Captcha {
  const client = useApolloClient();
  const found = useRef<Promise<Recaptcha | null> | null>(null);
  const find = () => {
    found.current ??= findCaptcha(client);
    found.current.catch(() => (found.current = null)); // the next press tries again
    return found.current;
  };
  useEffect(() => {
    find().catch(() => {}); // reported when it is needed
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

/** The script never removes its badge. */
function showBadge(isShown: boolean): void {
  document.documentElement.toggleAttribute('data-hides-captcha', !isShown);
}
