import { ToolbarButton, useGraphiQL } from '@graphiql/react';
import { useState } from 'react';
import { LinkIcon } from '../icons.tsx';
import { linkTo } from './link-to.ts';

/** Copies an address that opens this operation with its variables; never its headers. */
export function CopyLinkButton() {
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    const link = linkTo(window.location, queryEditor?.getValue() ?? '', variableEditor?.getValue() ?? '');
    await navigator.clipboard.writeText(link);
    setCopied(true);
    setTimeout(() => setCopied(false), 2_000);
  }

  return (
    <ToolbarButton onClick={() => void copy()} label={isCopied ? 'Link copied · 복사했어요' : 'Copy link · 링크 복사'}>
      <LinkIcon />
    </ToolbarButton>
  );
}
