import type { ApolloServerOptionsWithGateway, BaseContext } from '@apollo/server';
import type { GraphQLSchema } from 'graphql';
import { compiledExecutor } from './executor.ts';

type GatewayInterface = ApolloServerOptionsWithGateway<BaseContext>['gateway'];

/** Our schema with an executor of our own, in the one form in which Apollo Server takes an executor. */
export function compiledGateway(schema: GraphQLSchema): GatewayInterface {
  const run = compiledExecutor(schema);
  const listeners = new Set<Parameters<GatewayInterface['onSchemaLoadOrUpdate']>[0]>();
  return {
    onSchemaLoadOrUpdate: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: async () => {
      for (const listener of listeners) listener({ apiSchema: schema, coreSupergraphSdl: '' });
      return {
        executor: async ({ document, operation, request, context }) => run({ document, operation, operationName: request.operationName ?? null, variables: request.variables, context }),
      };
    },
    stop: async () => undefined,
  };
}
