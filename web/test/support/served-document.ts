const { head, body } = document;

/** Puts a served page in the place of this document's head and body, as a browser shows it before its scripts run. */
export function showServed(html: string): void {
  document.documentElement.innerHTML = html;
}

/** Empties the document, and puts its own head and body back: other tests look for theirs in that body. */
export function leaveServed(): void {
  document.documentElement.innerHTML = '';
  document.documentElement.replaceChildren(head, body);
}
