import { execute as executeOperation, type GraphQLTypeResolver } from 'graphql';
import type { Execute } from '../../src/app/apollo/server-link.ts';
import { persistedDocument } from './persisted-document.ts';
import { schema } from './schema.ts';

const aGuest = { __typename: 'Session', accessToken: 'guest-access', refreshToken: 'guest-refresh' };

interface Answering {
  /** The mall at this url; null: there is none. */
  mall: Record<string, unknown> | null;
  site?: Record<string, unknown>;
  viewer?: Record<string, unknown> | null;
  /** The pair that a marketing mall gives its guests; null: none. */
  guest?: Record<string, unknown> | null;
  /** Other mutations by name: the result, or a function that returns it. */
  mutations?: Record<string, unknown>;
  ageSeconds?: number;
}

export interface SentOperation {
  documentId: string;
  variables: Record<string, unknown>;
}

/** Runs the storefront's own operations over the published schema, with given data: `execute` as the gateway has it. */
export function fakeGateway({
  mall,
  site = {},
  viewer = null,
  guest = aGuest,
  mutations = {},
  ageSeconds = 0,
}: Answering): { execute: Execute; requests: SentOperation[] } {
  const requests: SentOperation[] = [];
  const execute: Execute = async ({ documentId, variables }) => {
    requests.push({ documentId, variables });
    const document = persistedDocument(documentId);
    const rootValue = {
      mall: ({ url }: { url: string | null }) => (url === null || url === mall?.url ? mall : null),
      site: { isDemonstration: false, ...site },
      viewer,
      startMarketingSession: guest,
      unsubscribeEmail: { isUnsubscribed: true },
      ...mutations,
    };
    const { data, errors } = await executeOperation({
      schema,
      document,
      rootValue,
      variableValues: variables,
      typeResolver,
    });
    return {
      data,
      ageSeconds,
      ...(errors
        ? {
            errors: errors.map(({ message, path, extensions }) => ({
              message,
              ...(path ? { path } : {}),
              extensions: { code: 'MALL_FAULT', requestId: 'req-1', ...extensions },
            })),
          }
        : {}),
    };
  };
  return { execute, requests };
}

const typeResolver: GraphQLTypeResolver<unknown, unknown> = (value) => (value as { __typename?: string }).__typename;
