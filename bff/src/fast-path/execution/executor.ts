import {
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
import { ExecutionState } from './execution-state.ts';
import { plainVariables } from './plain-variables.ts';
import { Unsupported, type ObjectPlan, type PlannedOperation } from './plan-types.ts';
import { planObject } from './plan.ts';

type Variables = Readonly<Record<string, unknown>>;

/** A query or mutation as it is executed each time: with the variables that a client sent, for one request. */
export type OperationPlan = (variables: Variables, context: unknown) => Promise<ExecutionResult> | null;

/**
 * Plans a valid operation once, so that executing it looks nothing up again. Results are those of graphql-js to the letter:
 * values, nulls, errors and the order of both. Null means unsupported: conditions, introspection, subscriptions. A plan
 * returns null for variables that do not fit. Nothing has been resolved then, and graphql-js can do it.
 */
export function planOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): OperationPlan | null {
  const type = schema.getRootType(operation.operation);
  if (!type || operation.operation === OperationTypeNode.SUBSCRIPTION || operation.directives?.length) return null;
  const fragments = new Map(
    document.definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  const isSerial = operation.operation === OperationTypeNode.MUTATION;
  const definitions = operation.variableDefinitions ?? [];
  const plain = plainVariables(schema, definitions);
  const read = (given: Variables) =>
    plain(given) ?? getVariableValues(schema, definitions, given, { maxErrors: 50 }).coerced;
  try {
    const planned: PlannedOperation = {
      schema,
      fragments,
      planObject: (objectType, sets) => planObject(planned, objectType, sets),
    };
    const root = planObject(planned, type, [operation.selectionSet], isSerial);
    return (given, context) => {
      const variables = read(given);
      return variables ? execute(root, new ExecutionState(context, variables)) : null;
    };
  } catch (error) {
    if (error instanceof Unsupported) return null;
    throw error;
  }
}

async function execute(root: ObjectPlan, state: ExecutionState): Promise<ExecutionResult> {
  const { errors } = state;
  const result = (data: unknown): ExecutionResult => ({
    ...(errors.length === 0 ? {} : { errors }),
    data: data as Record<string, unknown> | null,
  });
  try {
    return result(await root.execute(state, undefined, undefined));
  } catch (error) {
    state.note(error as GraphQLError, undefined);
    return result(null);
  }
}
