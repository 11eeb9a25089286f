import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';

/**
 * Pretendard comes in ninety subsets. Those for the letters at hand are loaded first: each that arrived by itself would
 * lay the whole page out anew. The browser fetches others when their letters appear.
 */
export async function showTypeface(page: HTMLElement): Promise<void> {
  await document.fonts.load("1em 'Pretendard Variable'", page.textContent);
  document.documentElement.dataset.typeface = '';
}
