import { isIntrospectionType, isObjectType, type GraphQLSchema } from 'graphql';
import { withinField } from '../tracing/current-field.ts';

/** Lets every resolver of a schema say whose it is. For development: it costs each of them. Changes the schema. */
export function nameFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || isIntrospectionType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const { resolve } = field;
      const coordinate = `${type.name}.${field.name}`;
      if (resolve) field.resolve = (...given) => withinField(coordinate, () => resolve(...given) as unknown);
    }
  }
  return schema;
}
