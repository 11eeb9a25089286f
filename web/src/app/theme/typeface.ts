import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
import { nextFrame } from '../../shared/next-frame.ts';

/** A slow processor lays out about so many letters of a new font in one frame. */
const lettersPerFrame = 200;

/**
 * Pretendard comes in ninety subsets. Those for the page's letters are loaded first, since each arrival lays out the
 * whole page again. Then the page changes its font part by part, one per frame. The browser fetches later subsets by
 * itself.
 */
export async function showTypeface(page: HTMLElement): Promise<void> {
  await document.fonts.load("1em 'Pretendard Variable'", page.textContent);
  for (const part of partsOf(page)) {
    part.dataset.typeface = '';
    await nextFrame(); // oxlint-disable-line no-await-in-loop -- one after the other
  }
  document.documentElement.dataset.typeface = '';
}

function partsOf(element: Element): HTMLElement[] {
  const isPart = element.textContent.length <= lettersPerFrame || element.children.length === 0;
  if (isPart) return element instanceof HTMLElement ? [element] : [];
  return [...element.children].flatMap(partsOf);
}
