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
import { noteHeld, onceForFrozen } from './kept.ts';
import { planObject, type ObjectPlan, type Question, Unplanned } from './plan.ts';
import { fail, isPromise, placeBelow, type Place, type Run } from './run.ts';

/** Makes of a resolved value what goes out. */
export type Complete = (run: Run, value: unknown, place: Place | undefined) => unknown;

/** The field whose value is completed. */
export interface FieldPlace {
  parent: GraphQLObjectType;
  name: string;
  nodes: readonly FieldNode[];
}

export interface Completion {
  complete: Complete;
  isNonNull: boolean;
  /** Whether it depends on nothing but the value: no resolver has a say in it. */
  isPure: boolean;
  /** Whether nothing is below it, so that its place is asked for by its own error alone. */
  isLeaf: boolean;
}

export function completionOf(question: Question, type: GraphQLOutputType, field: FieldPlace): Completion {
  const nullableType = isNonNullType(type) ? type.ofType : type;
  const { complete: inner, isPure } = nullable(question, nullableType, field);
  const isLeaf = isLeafType(nullableType);
  if (!isNonNullType(type)) return { complete: inner, isNonNull: false, isPure, isLeaf };
  const complete: Complete = (run, value, place) => {
    const completed = inner(run, value, place);
    if (completed === null)
      throw new Error(`Cannot return null for non-nullable field ${field.parent.name}.${field.name}.`);
    return completed;
  };
  return { complete, isNonNull: true, isPure, isLeaf };
}

type Part = Pick<Completion, 'complete' | 'isPure'>;

function nullable(question: Question, type: GraphQLOutputType, field: FieldPlace): Part {
  const { complete, isPure } = present(question, type, field);
  const nullableComplete: Complete = (run, value, place) => {
    if (value === null || value === undefined) return null;
    if (value instanceof Error) throw value;
    return complete(run, value, place);
  };
  return { complete: nullableComplete, isPure };
}

function present(question: Question, type: GraphQLOutputType, field: FieldPlace): Part {
  if (isLeafType(type)) return { complete: leaf(type), isPure: true };
  const part = composed(question, type, field);
  return part.isPure ? { complete: onceForFrozen(part.complete), isPure: true } : part;
}

function composed(question: Question, type: GraphQLOutputType, field: FieldPlace): Part {
  if (isListType(type)) return listOf(question, type.ofType, field);
  if (isAbstractType(type)) return abstract(question, type, field);
  if (isObjectType(type)) return object(question, type, field);
  throw new Unplanned('it is of no type that goes out');
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
  return (_run, value) => {
    if (typeof value === isAsItIs || written?.has(value as string)) return value;
    const serialized: unknown = type.serialize(value);
    if (serialized === null || serialized === undefined)
      throw new Error(
        `Expected \`${String(type)}.serialize(${String(value)})\` to return non-nullable value, returned: ${String(serialized)}`,
      );
    return serialized;
  };
}

const ignore = () => undefined;

/** All items of a list are of one make. */
function holding(items: unknown[]): unknown[] {
  noteHeld(items, items[0]);
  return items;
}

function listOf(question: Question, itemType: GraphQLOutputType, field: FieldPlace): Part {
  const { complete, isNonNull, isPure, isLeaf } = completionOf(question, itemType, field);
  const completeItem = (run: Run, item: unknown, above: Place | undefined, key: number): unknown => {
    const place = placeBelow(above, key, isLeaf);
    try {
      const completed = isPromise(item)
        ? item.then((resolved) => complete(run, resolved, place))
        : complete(run, item, place);
      return isPromise(completed)
        ? completed.then(undefined, (error: unknown) =>
            fail(run, error, field.nodes, place ?? { above, key }, isNonNull),
          )
        : completed;
    } catch (error) {
      return fail(run, error, field.nodes, place ?? { above, key }, isNonNull);
    }
  };
  const completeList: Complete = (run, value, above) => {
    if (typeof value !== 'object' || typeof (value as Iterable<unknown>)[Symbol.iterator] !== 'function') {
      throw new Error(`Expected Iterable, but did not find one for field "${field.parent.name}.${field.name}".`);
    }
    let hasPromise = false;
    const items = Array.from(value as Iterable<unknown>, (item, key) => {
      const completed = completeItem(run, item, above, key);
      if (!isPromise(completed)) return completed;
      hasPromise = true;
      completed.then(undefined, ignore); // where a later item ends the list at once, nobody else would hear of it
      return completed;
    });
    return hasPromise ? Promise.all(items).then(holding) : holding(items);
  };
  return { complete: completeList, isPure };
}

function object(question: Question, type: GraphQLObjectType, field: FieldPlace): Part {
  if (type.isTypeOf) throw new Unplanned(`${type.name} judges its own values`);
  const { run: complete, isPure } = planObject(question, type, selectionsOf(field));
  return { complete, isPure };
}

function abstract(question: Question, type: GraphQLAbstractType, field: FieldPlace): Part {
  const plans = new Map<GraphQLObjectType, ObjectPlan>(
    question.schema.getPossibleTypes(type).map((possible) => {
      if (possible.isTypeOf) throw new Unplanned(`${possible.name} judges its own values`);
      return [possible, planObject(question, possible, selectionsOf(field))];
    }),
  );
  const planFor = (name: unknown) => plans.get(runtimeTypeOf(question.schema, type, name, field)) as ObjectPlan;
  const complete: Complete = (run, value, place) => {
    const given = (value as { __typename?: unknown }).__typename;
    const name = type.resolveType
      ? type.resolveType(value, run.context, { schema: question.schema } as never, type)
      : typeof given === 'string'
        ? given
        : undefined;
    return isPromise(name)
      ? name.then((resolved) => planFor(resolved).run(run, value, place))
      : planFor(name).run(run, value, place);
  };
  return { complete, isPure: !type.resolveType && [...plans.values()].every(({ isPure }) => isPure) };
}

function selectionsOf({ nodes }: FieldPlace): SelectionSetNode[] {
  return nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
}
