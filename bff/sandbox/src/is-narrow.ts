/** Whether the page is laid out for a phone; the same width as in layout.css. */
export function isNarrow(): boolean {
  return window.matchMedia('(max-width: 760px)').matches;
}
