import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import type { Charges } from '../rules/charge.ts';
import { callsIn } from './cost.ts';
import { DeveloperError } from '../errors/developer-error.ts';

interface CostedOperation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Readonly<Record<string, unknown>> | undefined;
}

export type CheckCost = (operation: CostedOperation) => void;

/** Refuses an operation that may lead to more calls to the mall than are allowed. */
export function costCheck(schema: GraphQLSchema, charges: Charges, mostCalls: number): CheckCost {
  return (operation) => {
    const calls = callsIn({ schema, charges, ...operation });
    if (calls > mostCalls)
      throw new DeveloperError(
        'QUERY_TOO_COSTLY',
        `The operation may lead to ${calls} calls to the mall; at most ${mostCalls} are allowed.`,
        400,
      );
  };
}
