import {
  execute,
  getVariableValues,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionResult,
  type FragmentDefinitionNode,
  type GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { plainVariables } from './plain-variables.ts';
import { planObject, Unplanned, type ObjectPlan } from './plan.ts';
import { Run } from './run.ts';

/** An operation to be run; the document is a valid one. */
export interface Execution {
  document: DocumentNode;
  /** Undefined: the document has none of that name; the engine says so. */
  operation: OperationDefinitionNode | undefined;
  operationName: string | null;
  variables: Record<string, unknown> | undefined;
  context: unknown;
}

type Answer = ExecutionResult | Promise<ExecutionResult>;

/**
 * Runs queries by plans that are made once per operation. Answers are those of graphql-js to the letter: values, nulls,
 * errors and the order of both. Null is the answer where a plan cannot do it (mutations, conditions, introspection,
 * variables that do not fit), and is known before anything is resolved: graphql-js then does it itself.
 */
export function compiledExecutor(schema: GraphQLSchema): (execution: Execution) => Answer | null {
  const plans = new WeakMap<OperationDefinitionNode, OperationPlan | null>();
  const planOf = (document: DocumentNode, operation: OperationDefinitionNode): OperationPlan | null => {
    const known = plans.get(operation);
    if (known !== undefined) return known;
    const plan = planned(schema, document, operation);
    plans.set(operation, plan);
    return plan;
  };
  return ({ document, operation, variables, context }) => {
    const plan = operation ? planOf(document, operation) : null;
    const values = plan?.read(variables ?? {});
    return plan && values ? runPlan(plan.object, new Run(context, values)) : null;
  };
}

interface OperationPlan {
  object: ObjectPlan;
  /** The variables as resolvers get them; undefined where they do not fit. */
  read(given: Record<string, unknown>): Readonly<Record<string, unknown>> | undefined;
}

/** As graphql-js does it. */
export function plainlyExecuted(
  schema: GraphQLSchema,
  { document, operationName, variables, context }: Execution,
  { hideSuggestions = false } = {},
): Answer {
  return execute({
    hideSuggestions,
    schema,
    document,
    operationName,
    variableValues: variables ?? null,
    contextValue: context,
  });
}

function planned(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): OperationPlan | null {
  const type = schema.getQueryType();
  if (operation.operation !== OperationTypeNode.QUERY || !type || operation.directives?.length) return null;
  const fragments = new Map(
    document.definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  const definitions = operation.variableDefinitions ?? [];
  const plain = plainVariables(schema, definitions);
  const read: OperationPlan['read'] = (given) =>
    plain(given) ?? getVariableValues(schema, definitions, given, { maxErrors: 50 }).coerced;
  try {
    return { object: planObject({ schema, fragments }, type, [operation.selectionSet]), read };
  } catch (error) {
    if (error instanceof Unplanned) return null;
    throw error;
  }
}

function runPlan(plan: ObjectPlan, run: Run): Answer {
  const { errors } = run;
  const answer = (data: unknown): ExecutionResult =>
    errors.length === 0
      ? { data: data as Record<string, unknown> }
      : { errors, data: data as Record<string, unknown> | null };
  const failed = (error: unknown): ExecutionResult => {
    run.note(error as GraphQLError, undefined);
    return answer(null);
  };
  try {
    const data = plan.run(run, undefined, undefined);
    return data instanceof Promise ? data.then(answer, failed) : answer(data);
  } catch (error) {
    return failed(error);
  }
}
