import type { Device, PaymentRequestFactsFragment } from '../../__generated__/graphql.ts';
import { newIntentKey } from '../../shared/intent/intents.ts';
import { isInAppBrowser } from '../../shared/in-app-browser.ts';

/** Names of the windows that are open: each attempt has its own, so that one left open takes no other's form. */
const names = new WeakMap<Window, string>();
const windowFeatures = 'popup,width=520,height=760';

/** Where the payment provider posts the shopper back to. */
export function paymentReturnUrl(mallUrl: string): string {
  return `${window.location.origin}/pg?${new URLSearchParams({ mallUrl })}`;
}

/**
 * Opens an empty window for the payment provider. Call it during the press, before any request: otherwise browsers block
 * it. Null if the payment uses this window: on phones, in in-app browsers, and when popups are blocked.
 */
export function openPaymentWindow(device: Device): Window | null {
  if (device === 'MOBILE' || isInAppBrowser(navigator.userAgent)) return null;
  const name = `family-mall-payment-${newIntentKey()}`;
  const opened = window.open('about:blank', name, windowFeatures);
  if (!opened) return null;
  names.set(opened, name);
  showWaiting(opened.document);
  opened.opener = null; // the company's page must not navigate this one
  return opened;
}

function showWaiting(page: Document): void {
  page.title = '결제 창';
  page.documentElement.lang = 'ko';
  page.body.style.cssText = 'margin:48px 24px;text-align:center;font-family:sans-serif';
  page.body.textContent = '결제 창을 여는 중이에요. 잠시만 기다려 주세요.';
}

/** Leads to the payment provider: posts the form that the mall gave, as it is, into that window or, without one, into this. */
export function openPayment({ url, parameters }: PaymentRequestFactsFragment, paymentWindow: Window | null): void {
  // A form whose window is gone would open another one.
  if (paymentWindow?.closed) return;
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  form.hidden = true;
  if (paymentWindow) form.target = names.get(paymentWindow) ?? '';
  for (const { name, value } of parameters) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  // By the prototype: a form field may be named submit, too.
  HTMLFormElement.prototype.submit.call(form);
  form.remove();
}
