import { parse, TypeInfo, visit, visitWithTypeInfo, type GraphQLSchema } from 'graphql';

/** The fields of a schema that a document selects: `Mall.popups`, and `Mall.posts(keyword)` for an argument. */
export function coordinatesIn(text: string, schema: GraphQLSchema): Set<string> {
  const coordinates = new Set<string>();
  const types = new TypeInfo(schema);
  const place = () => `${types.getParentType()?.name}.${types.getFieldDef()?.name}`;
  visit(
    parse(text),
    visitWithTypeInfo(types, {
      Field: ({ name }) => void (name.value.startsWith('__') || coordinates.add(place())),
      // Arguments of directives are not arguments of a field.
      Directive: () => false,
      Argument: ({ name }) => void coordinates.add(`${place()}(${name.value})`),
    }),
  );
  return coordinates;
}
