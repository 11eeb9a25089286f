import { parse, TypeInfo, visit, visitWithTypeInfo, type GraphQLSchema } from 'graphql';

/** The fields of a schema that a document selects: `Mall.popups`, and `Mall.posts(keyword)` for an argument. */
export function askedIn(text: string, schema: GraphQLSchema): Set<string> {
  const asked = new Set<string>();
  const types = new TypeInfo(schema);
  const place = () => `${types.getParentType()?.name}.${types.getFieldDef()?.name}`;
  visit(
    parse(text),
    visitWithTypeInfo(types, {
      Field: ({ name }) => void (name.value.startsWith('__') || asked.add(place())),
      // Arguments of directives are not arguments of a field.
      Directive: () => false,
      Argument: ({ name }) => void asked.add(`${place()}(${name.value})`),
    }),
  );
  return asked;
}
