import {
  getArgumentValues,
  getDirectiveValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  Kind,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { completeAt, completionOf, fail } from './complete.ts';
import { noteHeld } from './completed-values.ts';
import { isPromise, type ResponsePath, type ExecutionState } from './execution-state.ts';
import { Unsupported, type CompletedPlace, type ObjectPlan, type PlannedOperation } from './plan-types.ts';

type Values = Record<string, unknown>;

interface FieldPlan extends CompletedPlace {
  key: string;
  read(state: ExecutionState, source: unknown): unknown;
  isPure: boolean;
}

/** Serial: each field waits for the one before it, as those of a mutation must. */
export function planObject(
  operation: PlannedOperation,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
  isSerial = false,
): ObjectPlan {
  const fields = [...fieldsOf(operation, type, sets)].map(([key, nodes]) => planField(operation, type, key, nodes));
  return {
    execute: isSerial ? serially(fields) : atOnce(fields),
    isPure: fields.every(({ isPure }) => isPure),
  };
}

function serially(fields: readonly FieldPlan[]): ObjectPlan['execute'] {
  return async (state, source, path) => {
    const results: Values = {};
    for (const field of fields) results[field.key] = await executeField(field, state, source, path);
    return results;
  };
}

function atOnce(fields: readonly FieldPlan[]): ObjectPlan['execute'] {
  return (state, source, path) => {
    const results: Values = {}; // a copy of one with these fields would take longer where there are many plans
    let pending: string[] | null = null;
    try {
      for (const field of fields) {
        const result = executeField(field, state, source, path);
        results[field.key] = result;
        if (isPromise(result)) (pending ??= []).push(field.key);
        else if (!field.isLeaf) noteHeld(results, result);
      }
    } catch (error) {
      // Pending fields settle before the error propagates.
      if (!pending) throw error;
      return settled(results, pending).finally(() => {
        throw error;
      });
    }
    return pending ? settled(results, pending) : results;
  };
}

/** As graphql-js does it, in the same order and with the same number of microtasks. */
function executeField(
  field: FieldPlan,
  state: ExecutionState,
  source: unknown,
  above: ResponsePath | undefined,
): unknown {
  let value: unknown;
  try {
    value = field.read(state, source);
  } catch (error) {
    return fail(state, error, field, { above, key: field.key });
  }
  return completeAt(field, state, value, above, field.key);
}

/** The results, once the pending ones are there. */
function settled(results: Values, pending: readonly string[]): Promise<Values> {
  return Promise.all(pending.map((key) => results[key])).then((values) => {
    for (const [index, key] of pending.entries()) {
      results[key] = values[index];
      noteHeld(results, values[index]);
    }
    return results;
  });
}

function planField(
  operation: PlannedOperation,
  parent: GraphQLObjectType,
  key: string,
  nodes: readonly FieldNode[],
): FieldPlan {
  const [node] = nodes as [FieldNode];
  const name = node.name.value;
  if (name === '__typename')
    return {
      key,
      nodes,
      isNonNull: true,
      isPure: true,
      isLeaf: true,
      read: () => parent.name,
      complete: (_state, value) => value,
    };
  const field = parent.getFields()[name];
  if (!field) throw new Unsupported(`${parent.name}.${name} is introspection`);
  const completion = completionOf(operation, field.type, { parent, name, nodes });
  const isPure = completion.isPure && !field.resolve && field.args.length === 0;
  return { ...completion, key, isPure, read: readerOf(field, node) };
}

function readerOf(field: GraphQLField<unknown, unknown>, node: FieldNode): FieldPlan['read'] {
  const argumentsOf = argumentsReader(field, node);
  const { name, resolve } = field;
  // Resolvers take no `info`: a lint rule holds it.
  if (resolve) return (state, source) => resolve(source, argumentsOf(state), state.context, undefined as never);
  return (state, source) => {
    if (typeof source !== 'object' || source === null) return undefined;
    const property = (source as Values)[name];
    return typeof property === 'function'
      ? property.call(source, argumentsOf(state), state.context, undefined)
      : property;
  };
}

function argumentsReader(field: GraphQLField<unknown, unknown>, node: FieldNode): (state: ExecutionState) => Values {
  if (field.args.length === 0) return () => noArguments;
  return ({ variables }) => getArgumentValues(field, node, variables);
}

const noArguments: Values = Object.freeze({});

/** As graphql-js collects fields. */
function fieldsOf(
  { schema, fragments, variables }: PlannedOperation,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>();
  const spread = new Set<string>();
  const fits = (condition: string | undefined): boolean => {
    if (condition === undefined || condition === type.name) return true;
    return schema.isSubType(schema.getType(condition) as never, type);
  };
  const collect = (set: SelectionSetNode): void => {
    for (const selection of set.selections) {
      if (!isIncluded(selection, variables)) continue;
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value;
        if (key === '__proto__') throw new Unsupported('a plain object cannot have this key');
        fields.set(key, [...(fields.get(key) ?? []), selection]);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        if (fits(selection.typeCondition?.name.value)) collect(selection.selectionSet);
      } else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value);
        const fragment = fragments.get(selection.name.value);
        if (fragment && fits(fragment.typeCondition.name.value)) collect(fragment.selectionSet);
      }
    }
  };
  for (const set of sets) collect(set);
  return fields;
}

function isIncluded(node: SelectionNode, variables: PlannedOperation['variables']): boolean {
  if (!node.directives?.length) return true;
  return (
    getDirectiveValues(GraphQLSkipDirective, node, variables)?.['if'] !== true &&
    getDirectiveValues(GraphQLIncludeDirective, node, variables)?.['if'] !== false
  );
}
