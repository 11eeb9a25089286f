import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { DocumentNode } from 'graphql';
import type { Logger } from 'pino';
import type { Settings } from '../config.ts';
import type { GatewayContext } from '../context.ts';
import { withoutSecrets } from '../log.ts';
import { answerPlugin, finisher, type ErrorListener } from './answer-plugin.ts';
import { closedSchemaRule } from './closed-schema.ts';
import { compiledExecution } from './compiled/gateway.ts';
import { writeAnswer } from './compiled/kept.ts';
import { formatError } from './format-error.ts';
import { KnownQuestions } from './known-questions.ts';
import { operationAges } from './operation-age.ts';
import { resolvers } from './resolvers.ts';
import { StraightWay } from './straight-way.ts';
import type { TrustedDocuments } from './trusted-documents.ts';

interface ApolloParts {
  schema: DocumentNode;
  settings: Settings;
  documents: TrustedDocuments;
  log: Logger;
  onError: ErrorListener;
}

interface Engine {
  apollo: ApolloServer<GatewayContext>;
  /** For questions that Apollo has answered before. */
  straightWay: StraightWay;
}

/** The GraphQL engine. Of questions it keeps documents and plans; of answers what was made of frozen values (`makings.ts`). */
export function createEngine({ schema: typeDefs, settings, documents, log, onError }: ApolloParts): Engine {
  const schema = makeExecutableSchema({ typeDefs, resolvers: resolvers as never }); // the generated map is exact; the library's own type for it is not
  const known = new KnownQuestions();
  const { gateway, plugin, run } = compiledExecution(schema, known, { hideSuggestions: !settings.INTROSPECTION });
  const mostCalls = settings.MAX_UPSTREAM_CALLS;
  const ageOf = operationAges(schema);
  const finish = finisher({ ageOf, tellsCalls: settings.TELL_UPSTREAM_CALLS });
  const apollo = new ApolloServer<GatewayContext>({
    gateway,
    introspection: true, // closing it is our own rule's task, which leaves the harmless rest open
    csrfPrevention: false, // the route judges that itself, for both ways to an answer
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: !settings.INTROSPECTION,
    stopOnTerminationSignals: false,
    validationOptions: { maxErrors: 5, hideSuggestions: !settings.INTROSPECTION },
    validationRules: settings.INTROSPECTION ? [] : [closedSchemaRule],
    formatError,
    stringifyResult: writeAnswer as never, // bytes, which our own exchange sends; nobody else sees them
    logger: {
      debug: () => undefined,
      info: () => undefined,
      warn: (text) => log.warn(withoutSecrets(text, 1_000)),
      error: (text) => log.error(withoutSecrets(text, 1_000)),
    },
    persistedQueries: { cache: trustedOnly(documents), ttl: null },
    plugins: [
      ApolloServerPluginCacheControlDisabled(), // it hooks into every field of every answer; ages are worked out once per operation
      ApolloServerPluginLandingPageDisabled(),
      plugin,
      answerPlugin({ log, onError, finish, mostCalls }),
    ],
  });
  return { apollo, straightWay: new StraightWay({ schema, known, run, finish, ageOf, documents, mostCalls }) };
}

/** Documents are known by their hash because the storefront's build brought them, never because a client sent them. */
function trustedOnly(documents: TrustedDocuments) {
  return {
    get: async (key: string) => documents.textOf(key.replace(/^apq:/u, '')),
    set: async () => undefined,
    delete: async () => false,
  };
}
