import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { SessionContext } from '../shop/session/session-context.ts';
import { RenderedFailures } from '../shared/query/rendered-failures.ts';
import type { Services } from './services.ts';

/** Providers for every page. For Mantine see MantineSurface. */
export function Providers({ services: { client, sessions }, children }: { services: Services; children: ReactNode }) {
  return (
    <ApolloProvider client={client}>
      <RenderedFailures value={client.renderedFailures}>
        <SessionContext value={sessions}>{children}</SessionContext>
      </RenderedFailures>
    </ApolloProvider>
  );
}
