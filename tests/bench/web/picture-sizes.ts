import type { Browser } from 'playwright-core';
import { settled, visit } from '../../harness/browser.ts';
import type { Device } from './bare-page.ts';

/** An image of a page: its displayed size, its intrinsic size, and the size in its attributes. */
export interface PictureSize {
  page: string;
  address: string;
  isVector: boolean;
  shown: [width: number, height: number];
  natural: [width: number, height: number];
  promised: [width: number, height: number];
  fit: string;
}

const pages = ['/familyshop/home', '/familyshop/goods/list?ctgNo=200000', '/familyshop/goods/list?ctgNo=100000'];

/** Every loaded image of the pages with the most of them. */
export async function pictureSizes(browser: Browser, shopUrl: string, device: Device): Promise<PictureSize[]> {
  const { page, context } = await visit(browser, device);
  const found: PictureSize[] = [];
  for (const path of pages) {
    await page.goto(`${shopUrl}${device === 'phone' ? '/m' : ''}${path}`);
    await settled(page);
    found.push(...(await page.evaluate(readPictures, path)));
  }
  await context.close();
  return found;
}

function readPictures(path: string): PictureSize[] {
  return [...document.images].flatMap((image) => {
    const { width, height } = image.getBoundingClientRect();
    if (!image.complete || image.naturalWidth === 0 || width === 0) return [];
    return [
      {
        page: path,
        address: new URL(image.currentSrc).pathname,
        isVector: image.currentSrc.endsWith('.svg'),
        shown: [Math.round(width), Math.round(height)] as [number, number],
        natural: [image.naturalWidth, image.naturalHeight] as [number, number],
        promised: [Number(image.getAttribute('width')), Number(image.getAttribute('height'))] as [number, number],
        fit: getComputedStyle(image).objectFit,
      },
    ];
  });
}
