import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';

export { renderToStaticMarkup };

const unfinished = '<!--$!-->';
const tries = 50;

/**
 * In place of `react-dom/server.edge` where a test also renders as a browser does. React has one slot for the renderer of a context,
 * and two renderers that share contexts in one process warn of each other, except for `renderToString`, which has a slot of its own.
 * Its markup is the same; it does not wait for lazy parts, so it is tried until they are there.
 */
export async function renderToReadableStream(tree: ReactNode) {
  let html = renderToString(tree);
  for (let left = tries; html.includes(unfinished) && left > 0; left -= 1) {
    await new Promise((resolve) => setTimeout(resolve));
    html = renderToString(tree);
  }
  if (html.includes(unfinished)) throw new Error('A part of the page was not rendered');
  return Object.assign(new Response(html).body ?? new ReadableStream(), { allReady: Promise.resolve() });
}
