import type { View } from '../load-page.ts';

/** Names the rendered view. The browser hydrates only the same view, and renders any other from scratch. */
export function viewMark(view: View): string {
  return 'route' in view ? `${view.kind} ${view.route.entry.pattern} ${view.status}` : view.kind;
}
