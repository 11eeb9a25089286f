import type { MemberPage } from '../member-page/member-page.ts';
import { assetsFor } from './assets.ts';
import { openView, type ViewRequest } from './open-view.tsx';
import { viewMark } from './view-mark.ts';

interface MemberPageRequest extends ViewRequest {
  /** Asked once the data are there: false leaves the markup out. */
  mayRender: () => boolean;
}

/**
 * Renders the content of a page for the member for whom `execute` executes operations. Null: the browser must decide, since the
 * guards lead elsewhere or the session was refused. Where other data failed there is no markup: the browser asks for these
 * again and shows what is wrong. Keeps nothing.
 */
export async function renderMemberPage({ mayRender, ...request }: MemberPageRequest): Promise<MemberPage | null> {
  const opened = await openView(request, { forMember: true });
  const { view, operations } = opened;
  if (view.kind !== 'page' || operations.isRefused) return null;
  const isRendered = !operations.hasFailed && mayRender();
  const { title, body } = isRendered ? await opened.render() : { title: '', body: null };
  const shown = operations.operations.flatMap((operation, index) =>
    operation.errors ? [] : [{ operation, age: operations.ages[index] ?? null }],
  );
  return {
    entry: assetsFor([]).entry,
    rendered: viewMark(view),
    title,
    html: body,
    state: { cache: opened.extract(), operations: shown.map(({ operation }) => operation) },
    ages: shown.map(({ age }) => age),
  };
}
