const own = document.documentElement;

/** Shows a served page in place of this document's, as a browser shows it before its scripts run. */
export function showServed(html: string): void {
  const served = new DOMParser().parseFromString(html, 'text/html').documentElement;
  document.replaceChild(document.adoptNode(served), document.documentElement);
}

/** Restores the document: other tests use its body. */
export function leaveServed(): void {
  document.replaceChild(own, document.documentElement);
}
