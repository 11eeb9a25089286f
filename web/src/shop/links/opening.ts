const attribute = 'data-opening';

/** Shows on the card of a link that it was pressed, before anything is fetched: at once, without rendering the list again. */
export function showOpening(link: Element): void {
  endOpening();
  link.closest('article')?.setAttribute(attribute, '');
}

/** The page is there, or will not come. */
export function endOpening(): void {
  for (const card of document.querySelectorAll(`[${attribute}]`)) card.removeAttribute(attribute);
}
