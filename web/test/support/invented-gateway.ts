import {
  execute,
  getNullableType,
  isAbstractType,
  isEnumType,
  isLeafType,
  isListType,
  isScalarType,
  responsePathAsArray,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
} from 'graphql';
import type { Execute } from '../../src/app/apollo/server-link.ts';
import { persistedDocument } from './persisted-document.ts';
import { schema } from './schema.ts';

interface Invention {
  /** Values by the name of their scalar, as `usualScalars` has them. */
  scalars?: Record<string, unknown>;
  /** Values by type and field, such as `Member.maskedName`. */
  fields?: Record<string, unknown>;
  /** Whether every text, number, time and choice is null that may be. Lists have one entry then: two would be alike. */
  isBare?: boolean;
}

/** A text, a number or a time, or a function of the places in lists, where entries of one list must differ. */
const usualScalars: Record<string, unknown> = {
  String: (places: number[]) => ['가나다라', ...places].join(' '),
  Boolean: false,
  Int: 2,
  Float: 2,
  Won: 12_000,
  DateTime: '2026-11-20T09:00:00+09:00',
  Date: (places: number[]) => `2026-11-2${places.at(-1) ?? 0}`,
  LocalTime: '09:00',
  HexColor: '#1b2a4a',
  Html: '<p>가나다라</p>',
  URL: (places: number[]) => `/images/${['picture', ...places].join('-')}.svg`,
};

/** What pages depend on. */
const usualFields: Record<string, unknown> = {
  'Mall.url': 'familyshop',
  'Mall.supportsMobile': true,
  'Mall.corners': ['BannerCorner', 'ProductCorner', 'HtmlCorner'].map((__typename) => ({ __typename })),
  'Mall.product': ({ number }: { number: string }) => ({
    __typename: number.startsWith('HP') ? 'WirelessPhone' : 'Goods',
    number,
  }),
};

/**
 * Responds to every operation of the storefront with generated data: each field has a value of its type, each list two
 * entries. A page is rendered in full without samples of its own.
 */
export function inventedGateway({ scalars = {}, fields = {}, isBare = false }: Invention = {}): Execute {
  const given = { ...usualFields, ...fields };
  const invent = inventor({ ...usualScalars, ...scalars }, isBare ? 1 : 2);
  const fieldResolver: GraphQLFieldResolver<Record<string, unknown>, unknown> = (source, args, _context, info) => {
    const name = `${info.parentType.name}.${info.fieldName}`;
    if (name in given) return valueOf(given[name], args);
    if (isBare && isLeafType(info.returnType)) return null;
    return source[info.fieldName] ?? invent(info.returnType, responsePathAsArray(info.path));
  };
  return async ({ documentId, variables }) => {
    const { data, errors = [] } = await execute({
      schema,
      document: persistedDocument(documentId),
      rootValue: {},
      variableValues: variables,
      fieldResolver,
    });
    for (const { message, path = [] } of errors) console.error(`${path.join('.')}: ${message}`);
    return { data, ageSeconds: 0 };
  };
}

/** Invents values by their types. Entries of a list differ by their places in it, and entities by their paths. */
function inventor(scalars: Record<string, unknown>, listLength: number) {
  return function invent(nullable: GraphQLOutputType, path: readonly (string | number)[]): unknown {
    const type = getNullableType(nullable);
    const places = path.filter((step) => typeof step === 'number');
    if (isListType(type)) return inventList(getNullableType(type.ofType), path);
    if (isEnumType(type)) return type.getValues()[(places.at(-1) ?? 0) % type.getValues().length]?.value;
    if (isAbstractType(type)) return { __typename: schema.getPossibleTypes(type)[0]?.name };
    if (!isScalarType(type)) return {};
    return type.name === 'ID' ? path.join('.') : valueOf(scalars[type.name], places);
  };

  function inventList(type: GraphQLOutputType, path: readonly (string | number)[]): unknown[] {
    if (isEnumType(type)) return type.getValues().map(({ value }) => value as unknown);
    if (isScalarType(type)) return [inventor(scalars, listLength)(type, path)];
    return Array.from({ length: listLength }, () => inventor(scalars, listLength)(type, path));
  }
}

function valueOf(value: unknown, given: unknown): unknown {
  return typeof value === 'function' ? value(given) : value;
}
