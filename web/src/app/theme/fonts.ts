// The bundler names the files as it does for a style sheet; the list is never one.
import sheet from 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?inline';

const subset = /url\(["']?([^"')]+)[^}]*?unicode-range:\s*([^;}]+)/gu;
/** Elements that a slow processor draws anew without keeping anyone waiting. */
const smallPart = 120;

/**
 * Pretendard comes in ninety subsets, and a page needs the fifteen or so whose letters it shows. Each that arrived by
 * itself would lay the whole page out anew, so these are fetched first. Then the page puts the typeface on part by part:
 * what stands there to begin with, then what has come since, and all that comes later wears it from the beginning. The
 * other subsets stand ready under a name of their own: the browser fetches one when text that wears it shows its letters.
 */
export async function dress(page: HTMLElement): Promise<void> {
  await addFaces(page.textContent);
  const parts = [...partsOf(page)];
  await oneByOne(parts, (part) => (part.dataset.dressing = ''));
  // The change of everything around them lays none of the parts out: they wear the typeface, or keep the stand-ins.
  const newcomers = [...partsOf(page)].filter(
    (part) => !part.closest('[data-dressing]') && !part.querySelector('[data-dressing]'),
  );
  for (const part of newcomers) part.dataset.undressed = '';
  document.documentElement.dataset.typeface = '';
  for (const part of parts) delete part.dataset.dressing;
  await oneByOne(newcomers, (part) => delete part.dataset.undressed);
  document.documentElement.dataset.dressed = '';
}

async function oneByOne(parts: readonly HTMLElement[], change: (part: HTMLElement) => void): Promise<void> {
  for (const part of parts) {
    if (!part.isConnected) continue; // the page has gone on meanwhile
    await atRest(); // oxlint-disable-line no-await-in-loop -- one part after the other
    change(part);
  }
}

async function addFaces(text: string): Promise<void> {
  const letters = new Set(Array.from(text, (letter) => letter.codePointAt(0)!));
  const faces = Array.from(sheet.matchAll(subset), ([, url = '', unicodeRange = '']) => {
    const isWanted = hasOneOf(letters, unicodeRange);
    return {
      isWanted,
      face: new FontFace(isWanted ? 'Pretendard Variable' : 'Pretendard Rare', `url(${url})`, {
        unicodeRange,
        weight: '45 920',
        display: 'swap',
      }),
    };
  });
  await Promise.allSettled(faces.map(({ face, isWanted }) => isWanted && face.load()));
  for (const { face } of faces) document.fonts.add(face);
  markRareLetters(faces.filter(({ isWanted }) => isWanted).map(({ face }) => face.unicodeRange));
  await atRest();
}

/**
 * When a subset arrives, the browser lays out anew all text that might wear it. So that this is not the whole page, only
 * text with letters beyond those of the first subsets may.
 */
function markRareLetters(common: readonly string[]): void {
  const ranges = common
    .join()
    .replaceAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?,?\s*/giu, (_all, from: string, to = from) => `\\u{${from}}-\\u{${to}}`);
  const rare = new RegExp(`[^\\s${ranges}]`, 'u');
  const mark = (node: Node) => {
    if (!rare.test(node.textContent ?? '')) return;
    if (node instanceof Text) node.parentElement?.setAttribute('data-rare', '');
    else for (const child of node.childNodes) mark(child);
  };
  mark(document.body);
  const changes = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) mark(node);
  });
  changes.observe(document.body, { subtree: true, childList: true, characterData: true });
}

function hasOneOf(letters: ReadonlySet<number>, unicodeRange: string): boolean {
  return unicodeRange.split(',').some((part) => {
    const [from = 0, to = from] = part
      .trim()
      .slice('U+'.length)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    for (let letter = from; letter <= to; letter += 1) if (letters.has(letter)) return true;
    return false;
  });
}

/** The page's small parts from top to bottom. */
function* partsOf(element: HTMLElement): Generator<HTMLElement> {
  if (element.getElementsByTagName('*').length <= smallPart) return yield element;
  for (const child of element.children) if (child instanceof HTMLElement) yield* partsOf(child);
}

/** The browser has drawn what was changed, and is not busy scrolling or drawing anything else. */
async function atRest(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  if (typeof window.requestIdleCallback === 'function')
    await new Promise((resolve) => window.requestIdleCallback(resolve, { timeout: 500 }));
}
