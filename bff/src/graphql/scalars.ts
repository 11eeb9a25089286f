import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';

function textScalar(name: string, pattern: RegExp): GraphQLScalarType {
  const parse = (value: unknown): string => {
    if (typeof value === 'string' && pattern.test(value)) return value;
    throw new GraphQLError(`${name} cannot be ${JSON.stringify(value)?.slice(0, 60)}`);
  };
  const parseLiteral = (node: ValueNode): string => parse(node.kind === Kind.STRING ? node.value : null);
  return new GraphQLScalarType({ name, serialize: parse, parseValue: parse, parseLiteral });
}

function parseWon(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw new GraphQLError('Won must be a whole number');
}

/** The schema's own scalars; each refuses what it is not, on the way in and on the way out. */
export const scalars = {
  DateTime: textScalar('DateTime', /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/u),
  LocalTime: textScalar('LocalTime', /^(?:[01]\d|2[0-3]):[0-5]\d$/u),
  HexColor: textScalar('HexColor', /^#[0-9a-f]{6}$/iu),
  Html: textScalar('Html', /^/u),
  URL: textScalar('URL', /^(?:\/(?!\/)|https?:\/\/)/u),
  Won: new GraphQLScalarType({
    name: 'Won',
    serialize: parseWon,
    parseValue: parseWon,
    parseLiteral: (node) => parseWon(node.kind === Kind.INT ? Number(node.value) : null),
  }),
};
