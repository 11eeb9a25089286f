import { ToolbarButton, useGraphiQL } from '@graphiql/react';
import { useState } from 'react';
import { TerminalIcon } from '../icons.tsx';
import { modeStore } from '../request/mode.ts';
import { toHttp } from '../request/to-http.ts';
import { sessionStore } from '../session/session.ts';
import { curlOf } from './curl-of.ts';

/** Copies the operation as a command for a shell; the token of a member is not in it. */
export function CopyCurlButton() {
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  const operationName = useGraphiQL((state) => state.operationName);
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    const variables = parse(variableEditor?.getValue() ?? '');
    const operation = { query: queryEditor?.getValue() ?? '', variables, operationName };
    const request = await toHttp(operation, modeStore.get());
    await navigator.clipboard.writeText(curlOf(window.location.origin, request, sessionStore.get() !== null));
    setCopied(true);
    setTimeout(() => setCopied(false), 2_000);
  }

  return (
    <ToolbarButton
      onClick={() => void copy()}
      label={isCopied ? 'curl copied · 복사했어요' : 'Copy as curl · curl 로 복사'}
    >
      <TerminalIcon />
    </ToolbarButton>
  );
}

/** Undefined for what is no JSON: the command then has none, as the editor says. */
function parse(variables: string): unknown {
  try {
    return JSON.parse(variables);
  } catch {
    return undefined;
  }
}
