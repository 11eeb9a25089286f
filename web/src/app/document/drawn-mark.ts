import type { View } from '../load-page.ts';

/** Names what was drawn. Where the browser comes to another view than the server, it draws anew. */
export function drawnMark(view: View): string {
  return 'route' in view ? `${view.kind} ${view.route.entry.pattern} ${view.status}` : view.kind;
}
