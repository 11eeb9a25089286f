import type { DocumentNode, ExecutionResult, GraphQLFormattedError, OperationDefinitionNode } from 'graphql';

/** A result before it is written, with everything that its headers depend on. */
export interface ResponseDraft<Context> {
  result: Omit<ExecutionResult, 'errors'> & { errors?: readonly GraphQLFormattedError[] };
  headers: Map<string, string>;
  context: Context;
  method: string | undefined;
  /** Undefined without a valid operation. */
  document?: DocumentNode | undefined;
  operation?: OperationDefinitionNode | undefined;
}
