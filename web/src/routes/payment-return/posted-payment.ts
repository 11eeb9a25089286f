import type { ReturnFromPaymentInput } from '../../__generated__/graphql.ts';

type PostedPayment = Omit<ReturnFromPaymentInput, 'mallUrl'>;

/** What the payment company posted to this page. Taken once: it does not stay in the page. */
export function takePostedPayment(): PostedPayment | null {
  const element = document.getElementById('posted');
  element?.remove();
  try {
    const posted = JSON.parse(element?.textContent ?? '{}') as Partial<Record<string, unknown>>;
    const { provider, number, orderNumber, token, result } = posted;
    if (typeof provider !== 'string' || typeof number !== 'string' || typeof orderNumber !== 'string') return null;
    return { provider, number, orderNumber, token: textOrNull(token), result: textOrNull(result) };
  } catch {
    return null;
  }
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
