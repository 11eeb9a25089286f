const { head, body } = document;

/** Replaces this document's head and body with a served page, as a browser shows it before its scripts run. */
export function showServed(html: string): void {
  document.documentElement.innerHTML = html;
}

/** Empties the document, and restores its head and body: other tests use that body. */
export function leaveServed(): void {
  document.documentElement.innerHTML = '';
  document.documentElement.replaceChildren(head, body);
}
