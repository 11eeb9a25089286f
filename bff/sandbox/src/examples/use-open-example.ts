import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { isNarrow } from '../is-narrow.ts';
import { toText } from '../link/read-link.ts';
import type { Example } from './examples.ts';
import { filledIn } from './remembered.ts';

/**
 * Opens an example, filled in: in its tab if it is open already with the same values, in this tab if that is empty, else in
 * a new one.
 */
export function useOpenExample(): (example: Example) => void {
  const { addTab, changeTab, setVisiblePlugin, updateActiveTabValues } = useGraphiQLActions();
  const tabs = useGraphiQL((state) => state.tabs);
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  const responseEditor = useGraphiQL((state) => state.responseEditor);

  return (example) => {
    // There the panel covers the editors.
    if (isNarrow()) setVisiblePlugin(null);
    const variables = toText(filledIn(example.variables));
    const open = tabs.findIndex(
      (tab) => tab.query === example.query && withoutKey(tab.variables ?? '') === withoutKey(variables),
    );
    if (open >= 0) return changeTab(open);
    if (queryEditor?.getValue().trim()) addTab();
    queryEditor?.setValue(example.query);
    variableEditor?.setValue(variables);
    responseEditor?.setValue('');
    updateActiveTabValues({ query: example.query, variables, response: null });
  };
}

/** Each opening has an idempotency key of its own. */
function withoutKey(variables: string): string {
  return variables.replace(/"idempotencyKey": "\w+"/u, '');
}
