import type { FieldNode, FragmentDefinitionNode, GraphQLObjectType, GraphQLSchema, SelectionSetNode } from 'graphql';
import type { ExecutionState, ResponsePath } from './execution-state.ts';

/** All that completing a value needs to know of the operation. */
export interface PlannedOperation {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Plans what a selection wants of one object type. */
  planObject(type: GraphQLObjectType, sets: readonly SelectionSetNode[]): ObjectPlan;
}

/** The fields of one object type that a selection asks for. */
export interface ObjectPlan {
  execute(state: ExecutionState, source: unknown, path: ResponsePath | undefined): unknown;
  /** Whether the result depends on nothing but the source: no resolver has a say in it. */
  isPure: boolean;
}

/** Makes of a resolved value what goes out. */
export type Complete = (state: ExecutionState, value: unknown, path: ResponsePath | undefined) => unknown;

/** The field whose value is completed. */
export interface FieldPlace {
  parent: GraphQLObjectType;
  name: string;
  nodes: readonly FieldNode[];
}

/** A plan cannot do it as graphql-js does; graphql-js does it then. */
export class Unsupported extends Error {
  override readonly name = 'Unsupported';
}
