import type { FieldNode, FragmentDefinitionNode, GraphQLObjectType, GraphQLSchema, SelectionSetNode } from 'graphql';
import type { ExecutionState, ResponsePath } from './execution-state.ts';

/** The parts of an operation that planning needs. */
export interface PlannedOperation {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Variables decide conditions: @include and @skip. */
  readonly variables: Readonly<Record<string, unknown>>;
  /** Plans a selection on one object type. */
  planObject(type: GraphQLObjectType, sets: readonly SelectionSetNode[]): ObjectPlan;
}

/** The selected fields of one object type. */
export interface ObjectPlan {
  execute(state: ExecutionState, source: unknown, path: ResponsePath | undefined): unknown;
  /** Whether the result depends on nothing but the source: no resolver is below. */
  isPure: boolean;
}

/** Completes a resolved value, as the specification calls it. */
export type Complete = (state: ExecutionState, value: unknown, path: ResponsePath | undefined) => unknown;

/** Where values are completed: a field, or the items of its list. */
export interface CompletedPlace {
  complete: Complete;
  nodes: readonly FieldNode[];
  isNonNull: boolean;
  isLeaf: boolean;
}

/** The field whose value is completed. */
export interface FieldPlace {
  parent: GraphQLObjectType;
  name: string;
  nodes: readonly FieldNode[];
}

/** Not supported by plans; graphql-js executes the operation. */
export class Unsupported extends Error {
  override readonly name = 'Unsupported';
}
