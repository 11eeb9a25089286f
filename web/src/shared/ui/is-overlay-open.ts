/** Whether something covers the whole page: a modal dialog of ours, or one of Mantine's, which marks the body. */
export function isOverlayOpen(): boolean {
  return document.body.hasAttribute('data-scroll-locked') || document.querySelector('dialog[open]') !== null;
}
