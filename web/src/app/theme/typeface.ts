import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
import './print-faces.css';
import { nextFrame } from '../../shared/next-frame.ts';

/** Number of letters that a slow processor lays out in one frame. */
const lettersPerFrame = 200;

/**
 * Pretendard comes in ninety subsets. Its style sheet lays out the whole page once; in the same step the page changes
 * its font, while the parts with text stay with the fallbacks. The subsets for the page's letters are loaded first,
 * since each arrival lays out the whole page again. Then the parts change, one per frame. The browser fetches later
 * subsets by itself.
 */
export async function showTypeface(page: HTMLElement): Promise<void> {
  const { dataset } = document.documentElement;
  const parts = partsOf(page);
  for (const part of parts) part.dataset.typeface = 'waits';
  dataset.typeface = 'arrives';
  await document.fonts.load("1em 'Pretendard Variable'", page.textContent);
  for (const part of parts) {
    delete part.dataset.typeface;
    await nextFrame();
  }
  dataset.typeface = '';
}

function partsOf(element: Element): HTMLElement[] {
  const isPart = element.textContent.length <= lettersPerFrame || element.children.length === 0;
  if (isPart) return element instanceof HTMLElement ? [element] : [];
  return [...element.children].flatMap(partsOf);
}
