import {
  buildASTSchema,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
  type GraphQLCompositeType,
} from 'graphql';
import { charges } from './charges.ts';
import { readSchema } from '../../src/graphql/staleness.ts';

export const schema = buildASTSchema(readSchema());

/** A selection of all fields of a type that need no further call to the mall, so that no field is forgotten. */
export function everythingOf(typeName: string): string {
  const type = schema.getType(typeName);
  if (!type || !isCompositeType(type)) throw new Error(`${typeName} has no fields`);
  return selectionOf(type, []);
}

/** Selects all of whatever a mutation may answer but its success. */
export function refusalsOf(mutation: string): string {
  const result = getNamedType(schema.getMutationType()?.getFields()[mutation]?.type);
  const members = isUnionType(result) ? result.getTypes() : [];
  return members
    .filter((type) => type.getInterfaces().some(({ name }) => name === 'UserError'))
    .map((type) => `... on ${type.name} ${everythingOf(type.name)}`)
    .join(' ');
}

function selectionOf(type: GraphQLCompositeType, above: readonly string[]): string {
  const parts =
    isUnionType(type) || isInterfaceType(type)
      ? schema.getPossibleTypes(type).map((each) => `... on ${each.name} ${selectionOf(each, [...above, type.name])}`)
      : [];
  const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
  const chosen = fields.flatMap(({ name, args, type: fieldType }) => {
    const inner = getNamedType(fieldType);
    // A recursive list is followed once.
    const isLoop = above.filter((each) => each === inner.name).length > 0;
    if (
      charges[`${type.name}.${name}`]?.calls ||
      charges[`${type.name}.${name}`]?.products ||
      args.some(isRequiredArgument) ||
      isLoop
    )
      return [];
    const alias =
      isObjectType(inner) ||
      !above.some((each) => isUnionType(schema.getType(each)) || isInterfaceType(schema.getType(each)))
        ? ''
        : `${type.name}_${name}: `;
    return [`${alias}${name}${isCompositeType(inner) ? ` ${selectionOf(inner, [...above, type.name])}` : ''}`];
  });
  return `{ __typename ${[...chosen, ...parts].join(' ')} }`;
}
