import { GraphQLError, type ASTVisitor, type ValidationContext } from 'graphql';

const harmless: ReadonlySet<string> = new Set(['name', 'kind', '__typename']);

/** Without introspection, clients get no schema; of a type that they name, only name and kind. */
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
