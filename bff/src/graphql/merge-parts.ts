import type { GraphQLScalarType } from 'graphql';
import type { Resolvers, ResolversParentTypes } from './__generated__/schema-types.ts';

type TypeName = keyof Resolvers;

/** Fields of a model that call the mall when they are called. */
type Asynchronous<Model> = {
  [Name in keyof Model]: Model[Name] extends (...args: never[]) => Promise<unknown> ? Name : never;
}[keyof Model];

/**
 * Fields that the model has itself. A model does not stand for a field that calls the mall: a default resolver would call it
 * without a charge.
 */
type OwnFields<Model> = string extends keyof Model ? never : Exclude<keyof Model, Asynchronous<Model>>;

type FieldsOf<Type extends TypeName> =
  NonNullable<Resolvers[Type]> extends GraphQLScalarType
    ? never
    : Exclude<keyof NonNullable<Resolvers[Type]>, `__${string}`>;

type FieldsToResolve<Type extends TypeName> = Exclude<FieldsOf<Type>, OwnFields<ResolversParentTypes[Type]>>;

type FieldsGiven<Part, Type> = Part extends unknown ? (Type extends keyof Part ? keyof Part[Type] : never) : never;

/** `Type.field` of each field that neither a part nor its model resolves. */
type Unresolved<Part> = {
  [Type in TypeName]: Exclude<FieldsToResolve<Type>, FieldsGiven<Part, Type>> extends infer Field extends string
    ? `${Type}.${Field}`
    : never;
}[TypeName];

/** `Type.field` of each field in a part that the schema does not have. */
type Unknown<Part> = Part extends unknown
  ? {
      [Type in keyof Part & string]: Type extends TypeName
        ? NonNullable<Resolvers[Type]> extends GraphQLScalarType
          ? never
          : `${Type}.${Exclude<keyof Part[Type], keyof NonNullable<Resolvers[Type]>> & string}`
        : Type;
    }[keyof Part & string]
  : never;

/** Parts lack these properties, so the compiler's message names each gap. */
type Gaps<Part> = Record<`unresolved ${Unresolved<Part>}` | `unknown ${Unknown<Part>}`, never>;

/** One map of all parts. Compiles only if they resolve every field that no model has, and no other. */
export function mergeParts<const Part extends object>(parts: readonly Part[] & Gaps<Part>): Resolvers {
  return mergeFields(parts);
}

/** Throws for a field that two parts resolve. */
export function mergeFields(parts: readonly object[]): Resolvers {
  const merged: Record<string, object> = {};
  for (const [type, fields] of parts.flatMap((part) => Object.entries(part) as [string, object][])) {
    const known = merged[type];
    const twice = known && Object.keys(fields).find((field) => field in known);
    if (twice !== undefined) throw new Error(`Two parts resolve ${type}.${twice}`);
    merged[type] = known ? { ...known, ...fields } : fields;
  }
  return merged as Resolvers;
}
