import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { isNarrow } from '../is-narrow.ts';
import { toText } from '../link/read-link.ts';
import type { Example } from './examples.ts';

/** Opens an example: in its tab if it is open already, in this tab if that is empty, else in a new one. */
export function useOpenExample(): (example: Example) => void {
  const { addTab, changeTab, setVisiblePlugin, updateActiveTabValues } = useGraphiQLActions();
  const tabs = useGraphiQL((state) => state.tabs);
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  const responseEditor = useGraphiQL((state) => state.responseEditor);

  return (example) => {
    // There the panel covers the editors.
    if (isNarrow()) setVisiblePlugin(null);
    const open = tabs.findIndex(({ query }) => query === example.query);
    if (open >= 0) return changeTab(open);
    if (queryEditor?.getValue().trim()) addTab();
    const variables = toText(example.variables);
    queryEditor?.setValue(example.query);
    variableEditor?.setValue(variables);
    responseEditor?.setValue('');
    updateActiveTabValues({ query: example.query, variables, response: null });
  };
}
