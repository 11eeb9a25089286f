import {
  GraphQLBoolean,
  GraphQLError,
  GraphQLID,
  GraphQLString,
  isAbstractType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  locatedError,
  type GraphQLAbstractType,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { noteHeld, completeOnce } from './completed-values.ts';
import {
  Unsupported,
  type Complete,
  type CompletedPlace,
  type FieldPlace,
  type ObjectPlan,
  type PlannedOperation,
} from './plan-types.ts';
import { isPromise, type ExecutionState, type ResponsePath } from './execution-state.ts';

export interface Completion extends CompletedPlace {
  /** Whether the result depends on the value only: no resolver below. */
  isPure: boolean;
}

export function completionOf(operation: PlannedOperation, type: GraphQLOutputType, field: FieldPlace): Completion {
  const nullableType = isNonNullType(type) ? type.ofType : type;
  const { complete: inner, isPure } = nullable(operation, nullableType, field);
  const found = { nodes: field.nodes, isPure, isLeaf: isLeafType(nullableType) };
  if (!isNonNullType(type)) return { ...found, complete: inner, isNonNull: false };
  const complete: Complete = (state, value, path) => {
    const completed = inner(state, value, path);
    if (completed === null)
      throw new Error(`Cannot return null for non-nullable field ${field.parent.name}.${field.name}.`);
    return completed;
  };
  return { ...found, complete, isNonNull: true };
}

type Part = Pick<Completion, 'complete' | 'isPure'>;

function nullable(operation: PlannedOperation, type: GraphQLOutputType, field: FieldPlace): Part {
  const { complete, isPure } = present(operation, type, field);
  const nullableComplete: Complete = (state, value, path) => {
    if (value === null || value === undefined) return null;
    if (value instanceof Error) throw value;
    return complete(state, value, path);
  };
  return { complete: nullableComplete, isPure };
}

function present(operation: PlannedOperation, type: GraphQLOutputType, field: FieldPlace): Part {
  if (isLeafType(type)) return { complete: leaf(type), isPure: true };
  const part = composed(operation, type, field);
  return part.isPure ? { complete: completeOnce(part.complete), isPure: true } : part;
}

function composed(operation: PlannedOperation, type: GraphQLOutputType, field: FieldPlace): Part {
  if (isListType(type)) return listOf(operation, type.ofType, field);
  if (isAbstractType(type)) return abstract(operation, type, field);
  if (isObjectType(type)) return object(operation, type, field);
  throw new Unsupported('it is of no type that goes out');
}

function leaf(type: GraphQLLeafType): Complete {
  const isAsItIs = type === GraphQLString || type === GraphQLID ? 'string' : type === GraphQLBoolean ? 'boolean' : null;
  const written = isEnumType(type)
    ? new Set(
        type
          .getValues()
          .filter(({ name, value }) => name === value)
          .map(({ name }) => name),
      )
    : null;
  return (_state, value) => {
    if (typeof value === isAsItIs || written?.has(value as string)) return value;
    const serialized: unknown = type.serialize(value);
    if (serialized === null || serialized === undefined)
      throw new Error(
        `Expected \`${String(type)}.serialize(${String(value)})\` to return non-nullable value, returned: ${String(serialized)}`,
      );
    return serialized;
  };
}

/** Null propagation: an error makes its field null, or its parent where the field is non-null. */
export function fail(state: ExecutionState, error: unknown, place: CompletedPlace, path: ResponsePath): null {
  const located = locatedError(error, place.nodes, keysOf(path));
  if (place.isNonNull) throw located;
  state.note(located, path);
  return null;
}

/** Completes a value, or what a promise of it resolves to, at a key below a path. An error becomes one of this place. */
export function completeAt(
  place: CompletedPlace,
  state: ExecutionState,
  value: unknown,
  above: ResponsePath | undefined,
  key: string | number,
): unknown {
  // Only an error of a leaf itself needs the leaf's path.
  const path = place.isLeaf ? undefined : { above, key };
  try {
    const completed = isPromise(value) ? later(place, state, value, path) : place.complete(state, value, path);
    return isPromise(completed) ? failing(place, state, completed, path ?? { above, key }) : completed;
  } catch (error) {
    return fail(state, error, place, path ?? { above, key });
  }
}

// Functions of their own: a closure inside of `completeAt` would cost each of its calls memory, with or without a promise.
function later({ complete }: CompletedPlace, state: ExecutionState, value: Promise<unknown>, path?: ResponsePath) {
  return value.then((resolved) => complete(state, resolved, path));
}

function failing(place: CompletedPlace, state: ExecutionState, completed: Promise<unknown>, path: ResponsePath) {
  return completed.then(undefined, (error: unknown) => fail(state, error, place, path));
}

function keysOf(path: ResponsePath): (string | number)[] {
  const keys: (string | number)[] = [];
  for (let each: ResponsePath | undefined = path; each; each = each.above) keys.push(each.key);
  return keys.toReversed();
}

const ignore = () => undefined;

/** All items of a list complete in the same way. */
function holding(items: unknown[]): unknown[] {
  noteHeld(items, items[0]);
  return items;
}

function listOf(operation: PlannedOperation, itemType: GraphQLOutputType, field: FieldPlace): Part {
  const item = completionOf(operation, itemType, field);
  const completeList: Complete = (state, value, above) => {
    if (typeof value !== 'object' || typeof (value as Iterable<unknown>)[Symbol.iterator] !== 'function') {
      throw new Error(`Expected Iterable, but did not find one for field "${field.parent.name}.${field.name}".`);
    }
    let hasPromise = false;
    const items: unknown[] = [];
    for (const each of value as Iterable<unknown>) {
      const completed = completeAt(item, state, each, above, items.length);
      items.push(completed);
      if (!isPromise(completed)) continue;
      hasPromise = true;
      completed.then(undefined, ignore); // a later item may fail the list first, and this rejection would be unhandled
    }
    return hasPromise ? Promise.all(items).then(holding) : holding(items);
  };
  return { complete: completeList, isPure: item.isPure };
}

function object(operation: PlannedOperation, type: GraphQLObjectType, field: FieldPlace): Part {
  if (type.isTypeOf) throw new Unsupported(`${type.name} judges its own values`);
  const { execute: complete, isPure } = operation.planObject(type, selectionsOf(field));
  return { complete, isPure };
}

function abstract(operation: PlannedOperation, type: GraphQLAbstractType, field: FieldPlace): Part {
  const plans = new Map<GraphQLObjectType, ObjectPlan>(
    operation.schema.getPossibleTypes(type).map((possible) => {
      if (possible.isTypeOf) throw new Unsupported(`${possible.name} judges its own values`);
      return [possible, operation.planObject(possible, selectionsOf(field))];
    }),
  );
  const planFor = (name: unknown) => plans.get(runtimeTypeOf(operation.schema, type, name, field)) as ObjectPlan;
  const complete: Complete = (state, value, path) => {
    const given = (value as { __typename?: unknown }).__typename;
    const name = type.resolveType
      ? type.resolveType(value, state.context, { schema: operation.schema } as never, type)
      : typeof given === 'string'
        ? given
        : undefined;
    return isPromise(name)
      ? name.then((resolved) => planFor(resolved).execute(state, value, path))
      : planFor(name).execute(state, value, path);
  };
  return { complete, isPure: !type.resolveType && [...plans.values()].every(({ isPure }) => isPure) };
}

function selectionsOf({ nodes }: FieldPlace): SelectionSetNode[] {
  return nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
}

/** The object type of a value of an interface or a union. Throws graphql-js's messages if there is none. */
function runtimeTypeOf(
  schema: GraphQLSchema,
  type: GraphQLAbstractType,
  name: unknown,
  { parent, name: fieldName, nodes }: FieldPlace,
): GraphQLObjectType {
  const refuse = (message: string) => new GraphQLError(message, { nodes });
  if (name === null || name === undefined) {
    throw refuse(
      `Abstract type "${type.name}" must resolve to an Object type at runtime for field "${parent.name}.${fieldName}". Either the "${type.name}" type should provide a "resolveType" function or each possible type should provide an "isTypeOf" function.`,
    );
  }
  if (typeof name !== 'string') {
    throw new GraphQLError(
      `Abstract type "${type.name}" must resolve to an Object type at runtime for field "${parent.name}.${fieldName}" with value of another kind, received "${String(name)}".`,
    );
  }
  const runtime = schema.getType(name);
  if (!runtime)
    throw refuse(
      `Abstract type "${type.name}" was resolved to a type "${name}" that does not exist inside the schema.`,
    );
  if (!isObjectType(runtime)) throw refuse(`Abstract type "${type.name}" was resolved to a non-object type "${name}".`);
  if (!schema.isSubType(type, runtime))
    throw refuse(`Runtime Object type "${runtime.name}" is not a possible type for "${type.name}".`);
  return runtime;
}
