import type { Page } from 'playwright-core';

/**
 * Content that cannot be read without scrolling sideways: everything beyond the right edge, except in a row that
 * scrolls or if hidden on purpose.
 */
export function outOfSight(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const isOut = (element: Element): boolean => {
      const { left, right, width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1 || (right <= edge + 1 && left >= -1)) return false;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
        if (getComputedStyle(parent).overflowX !== 'visible' && !isOut(parent)) return false;
      }
      return true;
    };
    const elements = [...document.body.querySelectorAll('*')].filter(isOut);
    const out = elements.map(
      ({ localName, className, textContent }) => `${localName}.${className} ${textContent.trim().slice(0, 30)}`,
    );
    const { scrollWidth } = document.documentElement;
    return scrollWidth > edge + 1 ? [`the page is ${scrollWidth} wide`, ...out] : out;
  });
}

/** Looks at the page while its text is spaced as widely as WCAG 2.2, 1.4.12, lets a reader choose. */
export async function withTextSpacing(page: Page, look: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet(); // made by script, which the page's policy has no word on
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  await look();
  await page.evaluate(() => void (document.adoptedStyleSheets = []));
}

/** Links and buttons of the breadcrumb and the footer that are smaller than WCAG 2.2, 2.5.8, requires. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 24;
    const targets = document.querySelectorAll('nav[aria-label="현재 위치"] a, footer a, footer button');
    return [...targets]
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        // What the parent clips cannot be touched either.
        const reachable = Math.min(height, element.parentElement?.getBoundingClientRect().height ?? 0);
        return {
          name: element.textContent.trim().slice(0, 30),
          isShown: element.checkVisibility() && reachable > 0,
          width,
          reachable,
        };
      })
      .filter(({ isShown, width, reachable }) => isShown && Math.min(width, reachable) < least)
      .map(({ name, width, reachable }) => `${name} is ${Math.round(width)} x ${Math.round(reachable)}`);
  });
}

/** Animations that go on for longer than an eye can follow. */
export function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 1)
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? `${effect.target?.localName}.${effect.target?.className}` : 'an animation',
      ),
  );
}
