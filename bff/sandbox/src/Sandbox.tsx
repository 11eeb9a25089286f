import { GraphiQL, HISTORY_PLUGIN } from 'graphiql';
import { callsPlugin } from './calls/calls-plugin.tsx';
import { examplesPlugin } from './examples/examples-plugin.tsx';
import { CopyCurlButton } from './link/CopyCurlButton.tsx';
import { CopyLinkButton } from './link/CopyLinkButton.tsx';
import { readLink } from './link/read-link.ts';
import { AnswerFacts } from './request/AnswerFacts.tsx';
import { fetchAnswer } from './request/fetch-answer.ts';
import { signInPlugin } from './session/sign-in-plugin.tsx';
import { EditorFont } from './EditorFont.tsx';
import { isNarrow } from './is-narrow.ts';
import { SystemTheme } from './SystemTheme.tsx';
import { welcome } from './welcome.ts';

// One array for the page's life: GraphiQL closes the open panel when it is handed a new one.
const plugins = [examplesPlugin, signInPlugin, callsPlugin, HISTORY_PLUGIN];

/** GraphiQL with the gateway's examples and sign-in. Headers are never written to the browser's storage. */
export function Sandbox() {
  const link = readLink(window.location.search);
  return (
    <GraphiQL
      fetcher={fetchAnswer}
      plugins={plugins}
      visiblePlugin={isNarrow() ? undefined : examplesPlugin}
      defaultQuery={welcome}
      initialQuery={link?.query}
      initialVariables={link?.variables}
      defaultEditorToolsVisibility="variables"
      shouldPersistHeaders={false}
      showPersistHeadersSettings={false}
      inputValueDeprecation
      schemaDescription
    >
      <GraphiQL.Logo>
        <span className="sandbox-logo">Mall gateway</span>
      </GraphiQL.Logo>
      <GraphiQL.Toolbar>
        {({ prettify, copy, merge }) => (
          <>
            {prettify}
            {merge}
            {copy}
            <CopyLinkButton />
            <CopyCurlButton />
          </>
        )}
      </GraphiQL.Toolbar>
      <GraphiQL.Footer>
        <AnswerFacts />
      </GraphiQL.Footer>
      <SystemTheme />
      <EditorFont />
    </GraphiQL>
  );
}
