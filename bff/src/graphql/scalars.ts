import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';

/** `must` describes a valid value and never repeats the given one, which may be a secret in the wrong field. */
function textScalar(name: string, must: string, pattern: RegExp): GraphQLScalarType {
  const parse = (value: unknown): string => {
    if (typeof value === 'string' && pattern.test(value)) return value;
    throw new GraphQLError(`${name} must be ${must}`);
  };
  const parseLiteral = (node: ValueNode): string => parse(node.kind === Kind.STRING ? node.value : null);
  return new GraphQLScalarType({ name, serialize: parse, parseValue: parse, parseLiteral });
}

function parseWon(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw new GraphQLError('Won must be a whole number');
}

/** The schema's scalars; each rejects invalid values, in input and output. */
export const scalars = {
  Date: textScalar('Date', 'a day, such as 2026-05-01', /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u),
  DateTime: textScalar(
    'DateTime',
    'an instant with its offset, such as 2026-05-01T09:00:00+09:00',
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/u,
  ),
  LocalTime: textScalar('LocalTime', 'a time of day, such as 09:00', /^(?:[01]\d|2[0-3]):[0-5]\d$/u),
  HexColor: textScalar('HexColor', '# and six hexadecimal digits', /^#[0-9a-f]{6}$/iu),
  Html: textScalar('Html', 'text', /^/u),
  URL: textScalar('URL', 'a path that begins with / or an absolute address', /^(?:\/(?!\/)|https?:\/\/)/u),
  Won: new GraphQLScalarType({
    name: 'Won',
    serialize: parseWon,
    parseValue: parseWon,
    parseLiteral: (node) => parseWon(node.kind === Kind.INT ? Number(node.value) : null),
  }),
};
