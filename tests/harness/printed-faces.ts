import type { Page } from 'playwright-core';

interface PrintedFaces {
  names: string[];
  /** Faces that Chromium writes as Type 3: other programs can neither search nor copy their text. */
  nameless: number;
}

/** Presses this button, and reads the PDF that Chromium prints then. Pictures, which have faces of their own, are left out. */
export async function facesPrintedBy(page: Page, button: string): Promise<PrintedFaces> {
  await page.evaluate(() => {
    for (const image of document.images) image.style.display = 'none';
    window.print = () => void (document.documentElement.dataset['printed'] = '');
  });
  await page.getByRole('button', { name: button }).click();
  await page.locator('html[data-printed]').waitFor({ state: 'attached' });
  const pdf = (await page.pdf()).toString('latin1');
  const names = [...pdf.matchAll(/\/BaseFont ?\/(?:[A-Z]{6}\+)?([\w-]+)/gu)].map(([, name = '']) => name);
  return { names: [...new Set(names)].toSorted(), nameless: [...pdf.matchAll(/\/Subtype ?\/Type3/gu)].length };
}
