import type { Page } from 'playwright-core';

interface Stop {
  name: string;
  /** The focused element is off the screen or fully covered. */
  isHidden: boolean;
  /** No focus ring around it, around its card or around its content. */
  isUnmarked: boolean;
}

/**
 * Goes through the page by the Tab key and reports each stop that a keyboard user could not see: WCAG 2.2, 2.4.7 and
 * 2.4.11. First forward, then as many stops back, because sticky bars above and below hide different elements.
 */
export async function focusFindings(page: Page, stops: number): Promise<string[]> {
  const findings: string[] = [];
  for (const key of [...Array<string>(stops).fill('Tab'), ...Array<string>(stops).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    const { name, isHidden, isUnmarked } = await page.evaluate(stopHere);
    if (isHidden) findings.push(`${key} to ${name}: hidden`);
    if (isUnmarked) findings.push(`${key} to ${name}: no ring`);
  }
  return findings;
}

async function stopHere(): Promise<Stop> {
  // Wait for elements that slide in on focus.
  await new Promise(requestAnimationFrame);
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body)
    return { name: 'the browser', isHidden: false, isUnmarked: false };
  const isSeenAt = (x: number, y: number) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const above = document.elementFromPoint(left + width * x, top + height * y);
    // A control that covers a card is inside the card.
    return above !== null && (element.contains(above) || above.contains(element));
  };
  const places = [0.1, 0.5, 0.9];
  element.style.pointerEvents = 'auto'; // the hit test must find what a mouse would
  const isSeen = () => places.some((x) => places.some((y) => isSeenAt(x, y)));
  // Where the page jumps to a part that was not laid out yet, the hit test follows some frames later.
  for (let frames = 0; frames < 30 && !isSeen(); frames += 1) {
    await new Promise(requestAnimationFrame);
  }
  const isHidden = !isSeen();
  element.style.pointerEvents = '';
  const outlines = [element, element.parentElement, ...element.children]
    .flatMap((each) => (each ? [getComputedStyle(each), getComputedStyle(each, '::after')] : []))
    .filter(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2);
  return {
    name: `${element.localName} ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30)}`,
    isHidden,
    isUnmarked: outlines.length === 0,
  };
}
