import { ApolloServer, HeaderMap } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { DocumentNode, GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import type { Settings } from '../config.ts';
import type { GatewayContext } from '../request/context.ts';
import type { ResponseDraft } from '../request/response-draft.ts';
import { FastPath } from '../fast-path/fast-path.ts';
import { withoutSecrets } from '../log.ts';
import { responsePlugin } from './response-plugin.ts';
import { responseRules, type DeprecatedListener, type ErrorListener } from './response-rules.ts';
import { closedSchemaRule } from './closed-schema.ts';
import { chargesOf } from './charges.ts';
import { costCheck } from './cost.ts';
import { deprecatedUses } from './deprecated-use.ts';
import { formatError } from '../errors/format-error.ts';
import { operationAges } from './operation-age.ts';
import { executableSchema, namedSchema } from './resolvers.ts';
import type { TrustedDocuments } from './trusted-documents.ts';

interface EngineParts {
  schema: DocumentNode;
  settings: Settings;
  documents: TrustedDocuments;
  log: Logger;
  onError: ErrorListener;
  /** Called for each deprecated part of the schema that an operation uses. */
  onDeprecated: DeprecatedListener;
  /** False: Apollo Server and graphql-js do everything. */
  hasFastPath: boolean;
}

/** A GraphQL request as it came over HTTP. */
export interface GraphQLRequest {
  method: string;
  /** The headers that Apollo Server and our plugins look at. */
  accept: string | undefined;
  /** Media type of the response; false if the client accepts none of ours. */
  wantedType: string | false;
  contentType: string | undefined;
  search: string;
  body: unknown;
  /** The parameters of a GET in the form of a POST; null if Apollo Server must judge them. */
  plainBody: unknown;
}

export interface GraphQLResponse {
  status: number;
  headers: Map<string, string>;
  body: Buffer;
}

export interface GraphQLEngine {
  start(): Promise<void>;
  stop(): Promise<void>;
  respond(request: GraphQLRequest, contextOf: () => Promise<GatewayContext>): Promise<GraphQLResponse>;
  /** For the gateway's own pages: the result itself, without HTTP. */
  execute(
    operation: { query: string; variables: Record<string, unknown> },
    context: GatewayContext,
  ): Promise<{ result: ResponseDraft<GatewayContext>['result']; headers: Map<string, string> }>;
}

/** The fast path, and Apollo Server for everything that it does not support. */
export function createEngine({
  schema: typeDefs,
  settings,
  documents,
  log,
  onError,
  onDeprecated,
  hasFastPath,
}: EngineParts): GraphQLEngine {
  const schema = settings.TELL_UPSTREAM_CALLS ? namedSchema(typeDefs) : executableSchema(typeDefs);
  const maxAgeOf = operationAges(schema);
  const checkCost = costCheck(schema, chargesOf(schema), settings.MAX_UPSTREAM_CALLS);
  const rules = responseRules({
    log,
    onError,
    maxAgeOf,
    tellsCalls: settings.TELL_UPSTREAM_CALLS,
    deprecatedIn: deprecatedUses(schema),
    onDeprecated,
  });
  const { textOf } = documents;
  const hidesSchema = !settings.INTROSPECTION;
  const validationRules = hidesSchema ? [closedSchemaRule] : [];
  const fastPath = hasFastPath
    ? new FastPath<GatewayContext>({ schema, validationRules, textOf, checkCost, maxAgeOf, ...rules })
    : null;
  const apollo = new ApolloServer<GatewayContext>({
    schema,
    introspection: true, // our own rule closes it, except for its harmless parts
    csrfPrevention: false, // the route checks that, for both paths
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: hidesSchema,
    stopOnTerminationSignals: false,
    validationOptions: { maxErrors: 5, hideSuggestions: hidesSchema },
    validationRules,
    formatError: hidesSchema ? (formatted, error) => withoutSuggestion(formatError(formatted, error)) : formatError,
    logger: {
      debug: () => undefined,
      info: () => undefined,
      warn: (text) => log.warn(withoutSecrets(text, 1_000)),
      error: (text) => log.error(withoutSecrets(text, 1_000)),
    },
    persistedQueries: { cache: trustedOnly(documents), ttl: null },
    plugins: [
      ApolloServerPluginCacheControlDisabled(), // it hooks into every field of every response; ages are worked out once per operation
      ApolloServerPluginLandingPageDisabled(),
      responsePlugin({ log, onError, checkCost, rules }),
    ],
  });
  return {
    start: () => apollo.start(),
    stop: () => apollo.stop(),
    respond: async (request, contextOf) => {
      let made: Promise<GatewayContext> | undefined;
      const context = () => (made ??= contextOf());
      const { method, accept, wantedType, contentType, search, body, plainBody } = request;
      const fast = wantedType && (await fastPath?.respond(plainBody, { method, contentType: wantedType }, context));
      if (fast) return { status: 200, ...fast };
      const headers = new HeaderMap();
      if (accept !== undefined) headers.set('accept', accept);
      if (contentType !== undefined) headers.set('content-type', contentType);
      const response = await apollo.executeHTTPGraphQLRequest({
        httpGraphQLRequest: { method, headers, search, body },
        context,
      });
      if (response.body.kind !== 'complete') throw new Error('The response comes in parts');
      const { status = 200 } = response;
      return { status, headers: response.headers, body: Buffer.from(response.body.string) };
    },
    execute: async ({ query, variables }, context) => {
      const fast = await fastPath?.execute({ text: query, operationName: null, variables }, context);
      if (fast) return fast;
      const { body, http } = await apollo.executeOperation({ query, variables }, { contextValue: context });
      if (body.kind !== 'single') throw new Error('The response comes in parts');
      return { result: body.singleResult, headers: http.headers };
    },
  };
}

/** graphql-js suggests names in messages about invalid variables. */
function withoutSuggestion({ message, ...rest }: GraphQLFormattedError): GraphQLFormattedError {
  return { message: message.replace(/ Did you mean [^?]*\?$/u, ''), ...rest };
}

/** A read-only store: persisted documents come from the storefront's build, never from clients. */
function trustedOnly(documents: TrustedDocuments) {
  return {
    get: async (key: string) => documents.textOf(key.replace(/^apq:/u, '')),
    set: async () => undefined,
    delete: async () => false,
  };
}
