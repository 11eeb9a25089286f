/**
 * Monaco writes style elements without a nonce. Each style element created from here on gets the page's, so that the
 * policy need not allow every inline style.
 */
export function giveStylesTheirNonce(): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.nonce;
  if (!nonce) return;
  const createElement = document.createElement.bind(document);
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = createElement(name, options);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  };
}
