import { Kind, parse, validate, type DocumentNode, type GraphQLSchema } from 'graphql';

/** Names of the operations in a text; its beginning if it cannot be read. */
export function operationNameIn(text: string): string {
  const found = /\b(?:query|mutation)\s+(\w+)/u.exec(text)?.[1];
  return found ?? text.trim().slice(0, 40);
}

/** Why a schema cannot execute a text; null if it can. */
export function mistakeIn(schema: GraphQLSchema, text: string): string | null {
  let document: DocumentNode;
  try {
    document = parse(text, { noLocation: true });
  } catch (error) {
    return error instanceof Error ? error.message : 'It cannot be read';
  }
  if (!document.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION)) return 'It has no operation';
  const [mistake] = validate(schema, document, undefined, { maxErrors: 1 });
  return mistake?.message ?? null;
}
