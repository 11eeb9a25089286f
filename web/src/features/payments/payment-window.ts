import type { PaymentRequestFactsFragment } from '../../__generated__/graphql.ts';

/** Where the payment company posts the shopper back to. */
export function paymentReturnUrl(mallUrl: string): string {
  return `${window.location.origin}/pg?${new URLSearchParams({ mallUrl })}`;
}

/** Leads to the payment company, in this window: posts the form that the mall gave, as it is. */
export function openPayment({ url, parameters }: PaymentRequestFactsFragment): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  form.hidden = true;
  for (const { name, value } of parameters) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  // By the prototype: a field may be called submit, too.
  HTMLFormElement.prototype.submit.call(form);
}
