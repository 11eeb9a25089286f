import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  isUnionType,
  isInterfaceType,
  Kind,
  parse,
  typeFromAST,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { mistakeIn, operationNameIn } from './check-document.ts';

/** What a change of the schema does to an operation of a release. */
export interface Consequence {
  operation: string;
  /** False: the operation works, and its client may meet a value that it does not know. */
  isBreaking: boolean;
  reason: string;
}

/** What a change does to an operation. Without `before`, whether `after` can execute it. */
export function consequencesFor(
  text: string,
  { before, after }: { before: GraphQLSchema | null; after: GraphQLSchema },
): Consequence[] {
  const operation = operationNameIn(text);
  const mistake = mistakeIn(after, text);
  if (mistake !== null) return [{ operation, isBreaking: true, reason: mistake }];
  if (before === null || mistakeIn(before, text) !== null) return [];
  const document = parse(text, { noLocation: true });
  const breaks = [...inputBreaks(document, before, after), ...outputBreaks(document, before, after)];
  return [
    ...breaks.map((reason) => ({ operation, isBreaking: true, reason })),
    ...dangers(document, before, after).map((reason) => ({ operation, isBreaking: false, reason })),
  ];
}

/** A document stays valid while the values of its variables are refused: graphql-js reports nothing for an input that became `@oneOf`. */
function inputBreaks(document: DocumentNode, before: GraphQLSchema, after: GraphQLSchema): string[] {
  return inputsOf(document, before).flatMap((old) => {
    const now = after.getType(old.name);
    if (isEnumType(old) && isEnumType(now))
      return old
        .getValues()
        .filter(({ name }) => !now.getValue(name))
        .map(({ name }) => `${old.name}.${name} was removed`);
    if (!isInputObjectType(old) || !isInputObjectType(now)) return now ? [] : [`${old.name} was removed`];
    const becameOneOf = now.isOneOf && !old.isOneOf ? [`${old.name} became @oneOf: it takes one field alone`] : [];
    return [...becameOneOf, ...fieldBreaks(old, now)];
  });
}

function fieldBreaks(old: GraphQLInputObjectType, now: GraphQLInputObjectType): string[] {
  const [was, is] = [old.getFields(), now.getFields()];
  const removed = Object.keys(was).filter((name) => !is[name]);
  const required = Object.values(is).filter(({ name, type, defaultValue }) => {
    const isRequired = isNonNullType(type) && defaultValue === undefined;
    const before = was[name];
    return isRequired && !(before && isNonNullType(before.type) && before.defaultValue === undefined);
  });
  const changed = Object.values(is).filter(
    ({ name, type }) => was[name] && getNamedType(was[name].type).name !== getNamedType(type).name,
  );
  return [
    ...removed.map((name) => `${old.name}.${name} was removed`),
    ...required.map(({ name }) => `${old.name}.${name} is required now`),
    ...changed.map(({ name }) => `${old.name}.${name} has another type`),
  ];
}

/** Every input type and enum that the variables of a document can hold. */
function inputsOf(document: DocumentNode, schema: GraphQLSchema): GraphQLNamedType[] {
  const found = new Map<string, GraphQLNamedType>();
  const collect = (type: GraphQLInputType) => {
    const named = getNamedType(type);
    if (found.has(named.name)) return;
    found.set(named.name, named);
    if (isInputObjectType(named)) for (const field of Object.values(named.getFields())) collect(field.type);
  };
  visit(document, {
    VariableDefinition: ({ type }) => {
      const given = typeFromAST(schema, type as never) as GraphQLInputType | undefined;
      if (given) collect(given);
    },
  });
  return [...found.values()];
}

/** A selected field that may be null now, is a list now, or has another type: types that a client generated no longer hold. */
function outputBreaks(document: DocumentNode, before: GraphQLSchema, after: GraphQLSchema): string[] {
  const now = selectedTypes(document, after);
  return [...selectedTypes(document, before)].flatMap(([coordinate, type]) => {
    const current = now.get(coordinate);
    const isKept = current === undefined || withoutNonNull(current, type) === type;
    return isKept ? [] : [`${coordinate} was ${type} and is ${current}`];
  });
}

/** A field may become non-null; that breaks nobody. */
function withoutNonNull(current: string, old: string): string {
  return current === old
    ? old
    : current.replaceAll('!', '') === old.replaceAll('!', '') && isStricter(current, old)
      ? old
      : current;
}

function isStricter(current: string, old: string): boolean {
  const [now, was] = [nonNullMarks(current), nonNullMarks(old)];
  return was.every((isMarked, level) => !isMarked || now[level] === true);
}

/** Of each level of lists, the innermost first. */
function nonNullMarks(type: string): boolean[] {
  return type.split(']').map((level) => level.includes('!'));
}

function selectedTypes(document: DocumentNode, schema: GraphQLSchema): Map<string, string> {
  const info = new TypeInfo(schema);
  const types = new Map<string, string>();
  visit(
    document,
    visitWithTypeInfo(info, {
      Field: ({ name }) => {
        if (name.value.startsWith('__')) return;
        types.set(`${info.getParentType()?.name}.${name.value}`, String(info.getFieldDef()?.type));
      },
    }),
  );
  return types;
}

/** New values of enums, and new members of unions and interfaces, that the operation may be answered with. */
function dangers(document: DocumentNode, before: GraphQLSchema, after: GraphQLSchema): string[] {
  const info = new TypeInfo(before);
  const found = new Set<string>();
  visit(
    document,
    visitWithTypeInfo(info, {
      [Kind.FIELD]: () => {
        const old = getNamedType(info.getType() ?? undefined);
        const now = old && after.getType(old.name);
        if (isEnumType(old) && isEnumType(now))
          for (const { name } of now.getValues()) if (!old.getValue(name)) found.add(`${old.name} may be ${name} now`);
        if ((isUnionType(old) && isUnionType(now)) || (isInterfaceType(old) && isInterfaceType(now))) {
          const known = new Set(before.getPossibleTypes(old).map(({ name }) => name));
          for (const { name } of after.getPossibleTypes(now))
            if (!known.has(name)) found.add(`${old.name} may be a ${name} now`);
        }
      },
    }),
  );
  return [...found];
}
