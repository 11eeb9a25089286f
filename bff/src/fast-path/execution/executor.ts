import {
  getVariableValues,
  Kind,
  OperationTypeNode,
  visit,
  type DocumentNode,
  type ExecutionResult,
  type FragmentDefinitionNode,
  type GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { ExecutionState } from './execution-state.ts';
import { Unsupported, type ObjectPlan, type PlannedOperation } from './plan-types.ts';
import { planObject } from './plan.ts';

type Variables = Readonly<Record<string, unknown>>;

/** Executes a query or mutation for one request, with the variables that a client sent. */
export type OperationPlan = (variables: Variables, context: unknown) => Promise<ExecutionResult> | null;

/**
 * Plans a valid operation once, so that executing it looks nothing up again. Results are those of graphql-js to the letter:
 * values, nulls, errors and the order of both. Null means unsupported: introspection, subscriptions. A plan
 * returns null for invalid variables. Nothing has been resolved then, and graphql-js can execute it.
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
  const planWith = (variables: Variables): ObjectPlan | null => {
    const planned: PlannedOperation = {
      schema,
      fragments,
      variables,
      planObject: (objectType, sets) => planObject(planned, objectType, sets),
    };
    try {
      return planObject(planned, type, [operation.selectionSet], operation.operation === OperationTypeNode.MUTATION);
    } catch (error) {
      if (error instanceof Unsupported) return null;
      throw error;
    }
  };
  const conditions = conditionsIn(document);
  if (conditions.length > mostConditions) return null;
  /** By the values of the conditions. */
  const plans = new Map<string, ObjectPlan | null>();
  if (conditions.length === 0) plans.set('', planWith({}));
  if (plans.get('') === null) return null;
  return (given, context) => {
    const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], given, { maxErrors: 50 });
    if (!coerced || conditions.some((name) => typeof coerced[name] !== 'boolean')) return null;
    const key = conditions.map((name) => String(coerced[name])).join();
    const plan = plans.get(key) ?? planWith(coerced);
    plans.set(key, plan);
    return plan && execute(plan, new ExecutionState(context, coerced));
  };
}

/** Each may double the plans of an operation; clients choose how many there are. */
const mostConditions = 3;

/** The variables of @include and @skip. */
function conditionsIn(document: DocumentNode): string[] {
  const names = new Set<string>();
  visit(document, {
    Directive: ({ arguments: given = [] }) => {
      for (const { value } of given) if (value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names];
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
