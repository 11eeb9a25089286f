import type { ReturnFromPaymentInput } from '../../__generated__/graphql.ts';

type PostedPayment = Omit<ReturnFromPaymentInput, 'mallUrl'>;

/** Result that the payment provider posted. Read once, then removed from the page and its address. */
export function takePostedPayment(): PostedPayment | null {
  const element = document.getElementById('posted');
  element?.remove();
  cleanAddress();
  try {
    const posted = JSON.parse(element?.textContent ?? '{}') as Partial<Record<string, unknown>>;
    const { provider, number, orderNumber, token, result } = posted;
    if (typeof provider !== 'string' || typeof number !== 'string' || typeof orderNumber !== 'string') return null;
    return { provider, number, orderNumber, token: textOrNull(token), result: textOrNull(result) };
  } catch {
    return null;
  }
}

/** A company that returns by GET leaves its token in the address, and so in the history. */
function cleanAddress(): void {
  const { pathname, search } = window.location;
  const mallUrl = new URLSearchParams(search).get('mallUrl');
  const clean = mallUrl === null ? pathname : `${pathname}?${new URLSearchParams({ mallUrl })}`;
  if (clean !== pathname + search) window.history.replaceState(window.history.state, '', clean);
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
