import { useGraphiQL } from '@graphiql/react';
import { useEffect } from 'react';

/**
 * Gives the editors letters that hold Hangul. Through Monaco's own option and not by a style sheet: Monaco
 * measures the face it was told of and places the cursor by that.
 */
export function EditorFont() {
  const query = useGraphiQL((state) => state.queryEditor);
  const variables = useGraphiQL((state) => state.variableEditor);
  const headers = useGraphiQL((state) => state.headerEditor);
  const answer = useGraphiQL((state) => state.responseEditor);
  useEffect(() => {
    const fontFamily = getComputedStyle(document.documentElement).getPropertyValue('--sandbox-mono').trim();
    for (const editor of [query, variables, headers, answer]) editor?.updateOptions({ fontFamily, fontSize: 14 });
  }, [query, variables, headers, answer]);
  return null;
}
