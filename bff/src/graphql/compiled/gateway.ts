import {
  HeaderMap,
  type ApolloServerOptionsWithGateway,
  type ApolloServerPlugin,
  type BaseContext,
} from '@apollo/server';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import type { GatewayContext } from '../../context.ts';
import type { KnownQuestions } from '../known-questions.ts';
import { compiledExecutor, plainlyExecuted, type Execution } from './executor.ts';

type GatewayInterface = ApolloServerOptionsWithGateway<BaseContext>['gateway'];

/** Null: no plan can do it, and nothing has been resolved. */
export type RunQuestion = (
  execution: Execution & { context: Pick<GatewayContext, 'desk'> },
) => Promise<ExecutionResult | null>;

interface CompiledExecution {
  gateway: GatewayInterface;
  plugin: ApolloServerPlugin<GatewayContext>;
  run: RunQuestion;
}

/**
 * Our schema with an executor of our own, in the two forms in which Apollo Server takes one, and bare. A plugin gives out what a plan
 * made of a question without any error, and notes the question as known. Everything else goes by the gateway interface, where Apollo notes and formats
 * errors. There it writes an accessor into an object for each request, and V8 makes such a function among its old
 * ones: all that it can reach lives until those are collected. That was a third of all processor time.
 */
export function compiledExecution(
  schema: GraphQLSchema,
  known: KnownQuestions,
  options: { hideSuggestions: boolean },
): CompiledExecution {
  const execute = compiledExecutor(schema);
  /** Answers with errors, for Apollo to go on with, so that nothing is resolved twice. By the desk: Apollo copies the context, and each question has a desk of its own. */
  const faulty = new WeakMap<object, ExecutionResult>();
  const run: RunQuestion = async (execution) => {
    const { desk } = execution.context;
    const result = faulty.get(desk) ?? (await execute(execution));
    if (result?.errors) faulty.set(desk, result);
    return result;
  };
  return {
    run,
    plugin: {
      requestDidStart: async () => ({
        responseForOperation: async ({ document, operation, request, contextValue, source }) => {
          const operationName = request.operationName ?? null;
          const result = await run({
            document,
            operation,
            operationName,
            variables: request.variables,
            context: contextValue,
          });
          if (result === null || result.errors) return null;
          known.note(source, operationName, { document, operation });
          return {
            http: { headers: new HeaderMap() },
            body: { kind: 'single', singleResult: result as { data: Record<string, unknown> } },
          };
        },
      }),
    },
    gateway: gatewayOver(schema, ({ document, operation, request, context }) => {
      const given = {
        document,
        operation,
        operationName: request.operationName ?? null,
        variables: request.variables,
        context,
      };
      return faulty.get((context as GatewayContext).desk) ?? plainlyExecuted(schema, given, options);
    }),
  };
}

type Executor = Awaited<ReturnType<GatewayInterface['load']>>['executor'];
type Asked = Parameters<NonNullable<Executor>>[0];

function gatewayOver(
  schema: GraphQLSchema,
  execute: (asked: Asked) => ExecutionResult | Promise<ExecutionResult>,
): GatewayInterface {
  const listeners = new Set<Parameters<GatewayInterface['onSchemaLoadOrUpdate']>[0]>();
  return {
    onSchemaLoadOrUpdate: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: async () => {
      for (const listener of listeners) listener({ apiSchema: schema, coreSupergraphSdl: '' });
      return { executor: async (asked) => execute(asked) };
    },
    stop: async () => undefined,
  };
}
