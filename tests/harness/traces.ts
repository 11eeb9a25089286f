import type { BrowserContext, Page } from 'playwright-core';

/**
 * Everything that a visit stores or sends: addresses of pages, requests and referrers, requests to other origins, the
 * console, storage, cookies, history and title.
 */
export interface Traces {
  /** Records the page's current storage. Call it before leaving each page. */
  look(): Promise<void>;
  /** Where any of these words was found. */
  of(words: readonly string[]): string[];
}

export function tracesOf(page: Page, ownOrigin: string): Traces {
  const found = new Map<string, string>();
  const add = (kind: string, text: string | null | undefined) =>
    text && found.set(`${kind}: ${text}`, `${text} ${decoded(text)}`);
  page.on('framenavigated', (frame) => add('address', frame.url()));
  page.on('console', (message) => add('console', message.text()));
  page.on('request', (request) => {
    add('request', request.url());
    add('referrer', request.headers().referer);
    if (!request.url().startsWith(ownOrigin)) add('told to others', request.postData());
  });
  return {
    look: async () => {
      for (const [kind, text] of Object.entries(await page.evaluate(kept))) add(kind, text);
    },
    of: (words) =>
      [...found].flatMap(([trace, text]) =>
        words.filter((word) => text.includes(word)).map((word) => `${word} in ${trace.slice(0, 300)}`),
      ),
  };
}

/** Responds as the page counter in place of the real recipient. */
export async function answerCounter(context: BrowserContext, counterUrl: string): Promise<string[]> {
  const reports: string[] = [];
  await context.route(`${counterUrl}**`, async (route) => {
    reports.push(route.request().postData() ?? '');
    await route.fulfill({ status: 204 });
  });
  return reports;
}

function kept(): Record<string, string> {
  return {
    'local storage': JSON.stringify({ ...localStorage }),
    'session storage': JSON.stringify({ ...sessionStorage }),
    history: JSON.stringify(history.state),
    cookie: document.cookie,
    title: document.title,
    'page address': location.href,
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return '';
  }
}
