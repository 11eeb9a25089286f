import { useGraphiQL } from '@graphiql/react';
import { useEffect } from 'react';

/**
 * Gives the editors a font with Hangul. Through Monaco's option and not by a style sheet: Monaco measures that font and
 * places the cursor by it.
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
