import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { Kind, type OperationDefinitionNode } from 'graphql';

/**
 * One hook per operation: useProductsQuery, useSignInMutation. The document holds its stale time. A field that failed
 * costs a query that field alone.
 */
export const plugin: PluginFunction<{ documentsFrom: string }> = (_schema, documents, { documentsFrom }) => {
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION);
  return {
    prepend: [
      `import type { OperationVariables } from '@apollo/client';`,
      `import * as Apollo from '@apollo/client/react';`,
      `import { useRenderedFailure } from '../shared/query/rendered-failures.ts';`,
      `import * as documents from '${documentsFrom}';`,
      `type QueryOptions<T, V extends OperationVariables> = Omit<Apollo.useQuery.Options<T, V>, 'returnPartialData' | 'variables'>;`,
    ],
    content: operations.map(hook).join('\n'),
  };
};

function hook({ name, operation, variableDefinitions }: OperationDefinitionNode): string {
  const operationName = name?.value ?? '';
  if (operation === 'mutation') {
    return `export const use${operationName}Mutation = (options?: Apollo.useMutation.Options<documents.${operationName}Mutation, documents.${operationName}MutationVariables>) => Apollo.useMutation(documents.${operationName}Document, options);`;
  }
  const isRequired = variableDefinitions?.some(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
  );
  const types = `documents.${operationName}Query, documents.${operationName}QueryVariables`;
  const options = isRequired
    ? `options: QueryOptions<${types}> & ({ variables: documents.${operationName}QueryVariables; skip?: boolean } | { variables?: documents.${operationName}QueryVariables; skip: boolean })`
    : `options?: QueryOptions<${types}> & { variables?: documents.${operationName}QueryVariables }`;
  return `export const use${operationName}Query = (${options}) => useRenderedFailure(documents.${operationName}Document, Apollo.useQuery(documents.${operationName}Document, { errorPolicy: 'all', ...options } as Apollo.useQuery.Options<${types}>));`;
}
