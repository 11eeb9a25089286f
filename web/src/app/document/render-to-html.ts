import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';

// Above this size React hides finished sections behind inline scripts; our pages must be complete without scripts.
const neverOutlined = Number.MAX_SAFE_INTEGER;

/** Renders a tree completely, lazy parts included. */
export async function renderToHtml(tree: ReactNode, signal?: AbortSignal): Promise<string> {
  let failure: unknown;
  const stream = await renderToReadableStream(tree, {
    progressiveChunkSize: neverOutlined,
    onError: (error) => {
      failure ??= error;
    },
    ...(signal ? { signal } : {}),
  });
  await stream.allReady;
  if (failure !== undefined) throw failure;
  return new Response(stream).text();
}
