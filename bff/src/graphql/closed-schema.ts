import { GraphQLError, type ASTVisitor, type ValidationContext } from 'graphql';

const harmless: ReadonlySet<string> = new Set(['name', 'kind', '__typename']);

/** With introspection off: no schema, and of a type that the client names itself no more than its name and kind. */
export function closedSchemaRule(context: ValidationContext): ASTVisitor {
  return {
    Field(node) {
      const isSchema = node.name.value === '__schema';
      const isInside = context.getParentType()?.name === '__Type' && !harmless.has(node.name.value);
      if (isSchema || isInside)
        context.reportError(new GraphQLError('Introspection is turned off here.', { nodes: node }));
    },
  };
}
