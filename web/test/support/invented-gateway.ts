import {
  getNullableType,
  graphql,
  isAbstractType,
  isEnumType,
  isListType,
  isScalarType,
  responsePathAsArray,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
} from 'graphql';
import documents from '../../src/__generated__/persisted-documents.json' with { type: 'json' };
import type { Execute } from '../../src/app/apollo/server-link.ts';
import { schema } from './schema.ts';

const texts = documents as Record<string, string>;

interface Invention {
  /** Values by the name of their scalar, as `usualScalars` has them. */
  scalars?: Record<string, unknown>;
  /** Values by type and field, such as `Member.maskedName`. */
  fields?: Record<string, unknown>;
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
  URL: '/images/picture.svg',
};

/** What pages depend on. */
const usualFields: Record<string, unknown> = {
  'Mall.url': 'familyshop',
  'Mall.supportsMobile': true,
  'Mall.product': ({ number }: { number: string }) => ({
    __typename: number.startsWith('HP') ? 'WirelessPhone' : 'Goods',
    number,
  }),
};

/**
 * Responds to every operation of the storefront with data that nobody wrote: each field has a value of its type, each list two
 * entries. A page is rendered in full without samples of its own.
 */
export function inventedGateway({ scalars = {}, fields = {} }: Invention = {}): Execute {
  const values = { ...usualScalars, ...scalars };
  const given = { ...usualFields, ...fields };
  const fieldResolver: GraphQLFieldResolver<Record<string, unknown>, unknown> = (source, args, _context, info) => {
    const name = `${info.parentType.name}.${info.fieldName}`;
    if (!(name in given)) return source[info.fieldName] ?? invented(info.returnType, info, values);
    const value = given[name];
    return typeof value === 'function' ? value(args) : value;
  };
  return async ({ documentId, variables }) => {
    const { data, errors } = await graphql({
      schema,
      source: texts[documentId] ?? '',
      rootValue: {},
      variableValues: variables,
      fieldResolver,
    });
    for (const { message, path = [] } of errors ?? []) console.error(`${path.join('.')}: ${message}`);
    return { data, ageSeconds: 0 };
  };
}

function invented(type: GraphQLOutputType, info: GraphQLResolveInfo, values: Record<string, unknown>): unknown {
  const known = getNullableType(type);
  const path = responsePathAsArray(info.path);
  const places = path.filter((step) => typeof step === 'number');
  if (isListType(known)) {
    const each = getNullableType(known.ofType);
    if (isEnumType(each)) return each.getValues().map(({ value }) => value as unknown);
    return isScalarType(each)
      ? [invented(each, info, values)]
      : [invented(each, info, values), invented(each, info, values)];
  }
  if (isEnumType(known)) return known.getValues()[(places.at(-1) ?? 0) % known.getValues().length]?.value;
  if (isAbstractType(known)) return { __typename: schema.getPossibleTypes(known)[0]?.name };
  if (!isScalarType(known)) return {};
  // No two entities are the same one, and a later response has the same.
  if (known.name === 'ID') return path.join('.');
  const value = values[known.name];
  return typeof value === 'function' ? value(places) : value;
}
