import {
  GraphQLBoolean,
  GraphQLID,
  GraphQLString,
  isAbstractType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type FieldNode,
  type GraphQLAbstractType,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type SelectionSetNode,
} from 'graphql';
import { runtimeTypeOf } from './abstract.ts';
import { planObject, type ObjectPlan, type Question, Unplanned } from './plan.ts';
import { fail, isPromise, type Place, type Run } from './run.ts';

/** Makes of a resolved value what goes out. */
export type Complete = (run: Run, value: unknown, place: Place) => unknown;

/** The field whose value is completed. */
export interface FieldPlace {
  parent: GraphQLObjectType;
  name: string;
  nodes: readonly FieldNode[];
}

export function completionOf(question: Question, type: GraphQLOutputType, field: FieldPlace): { complete: Complete; isNonNull: boolean } {
  if (!isNonNullType(type)) return { complete: nullable(question, type, field), isNonNull: false };
  const inner = nullable(question, type.ofType, field);
  const complete: Complete = (run, value, place) => {
    const completed = inner(run, value, place);
    if (completed === null) throw new Error(`Cannot return null for non-nullable field ${field.parent.name}.${field.name}.`);
    return completed;
  };
  return { complete, isNonNull: true };
}

function nullable(question: Question, type: GraphQLOutputType, field: FieldPlace): Complete {
  const complete = present(question, type, field);
  return (run, value, place) => {
    if (value === null || value === undefined) return null;
    if (value instanceof Error) throw value;
    return complete(run, value, place);
  };
}

function present(question: Question, type: GraphQLOutputType, field: FieldPlace): Complete {
  if (isListType(type)) return listOf(question, type.ofType, field);
  if (isLeafType(type)) return leaf(type);
  if (isAbstractType(type)) return abstract(question, type, field);
  if (isObjectType(type)) return object(question, type, field);
  throw new Unplanned('it is of no type that goes out');
}

function leaf(type: GraphQLLeafType): Complete {
  const isAsItIs = type === GraphQLString || type === GraphQLID ? 'string' : type === GraphQLBoolean ? 'boolean' : null;
  const written = isEnumType(type) ? new Set(type.getValues().filter(({ name, value }) => name === value).map(({ name }) => name)) : null;
  return (_run, value) => {
    if (typeof value === isAsItIs || written?.has(value as string)) return value;
    const serialized: unknown = type.serialize(value);
    if (serialized === null || serialized === undefined) throw new Error(`Expected \`${String(type)}.serialize(${String(value)})\` to return non-nullable value, returned: ${String(serialized)}`);
    return serialized;
  };
}

function listOf(question: Question, itemType: GraphQLOutputType, field: FieldPlace): Complete {
  const { complete, isNonNull } = completionOf(question, itemType, field);
  const completeItem = (run: Run, item: unknown, place: Place): unknown => {
    try {
      const completed = isPromise(item) ? item.then((resolved) => complete(run, resolved, place)) : complete(run, item, place);
      return isPromise(completed) ? completed.then(undefined, (error: unknown) => fail(run, error, field.nodes, place, isNonNull)) : completed;
    } catch (error) {
      return fail(run, error, field.nodes, place, isNonNull);
    }
  };
  return (run, value, above) => {
    if (typeof value !== 'object' || typeof (value as Iterable<unknown>)[Symbol.iterator] !== 'function') {
      throw new Error(`Expected Iterable, but did not find one for field "${field.parent.name}.${field.name}".`);
    }
    let hasPromise = false;
    const items = Array.from(value as Iterable<unknown>, (item, key) => {
      const completed = completeItem(run, item, { above, key });
      if (isPromise(completed)) hasPromise = true;
      return completed;
    });
    return hasPromise ? Promise.all(items) : items;
  };
}

function object(question: Question, type: GraphQLObjectType, field: FieldPlace): Complete {
  if (type.isTypeOf) throw new Unplanned(`${type.name} judges its own values`);
  return planObject(question, type, selectionsOf(field));
}

function abstract(question: Question, type: GraphQLAbstractType, field: FieldPlace): Complete {
  const plans = new Map<GraphQLObjectType, ObjectPlan>(
    question.schema.getPossibleTypes(type).map((possible) => {
      if (possible.isTypeOf) throw new Unplanned(`${possible.name} judges its own values`);
      return [possible, planObject(question, possible, selectionsOf(field))];
    }),
  );
  const planFor = (name: unknown) => plans.get(runtimeTypeOf(question.schema, type, name, field)) as ObjectPlan;
  return (run, value, place) => {
    const given = (value as { __typename?: unknown }).__typename;
    const name = type.resolveType ? type.resolveType(value, run.context, { schema: question.schema } as never, type) : typeof given === 'string' ? given : undefined;
    return isPromise(name) ? name.then((resolved) => planFor(resolved)(run, value, place)) : planFor(name)(run, value, place);
  };
}

function selectionsOf({ nodes }: FieldPlace): SelectionSetNode[] {
  return nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
}
