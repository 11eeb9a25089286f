import {
  getDirectiveValues,
  getNamedType,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  valueFromASTUntyped,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type VariableNode,
} from 'graphql';
import { DeveloperError } from '../errors/developer-error.ts';
import type { Charge, Charges } from '../rules/charge.ts';

type Values = Record<string, unknown>;

/** Calls and products that all fields of one mall share. */
interface MallScope {
  paid: Set<string>;
  products: number;
}

/** A field with its merged selections from the whole operation. */
interface CollectedField {
  coordinate: string;
  type: GraphQLCompositeType | null;
  node: FieldNode;
  selections: SelectionSetNode[];
}

interface CostedOperation {
  schema: GraphQLSchema;
  charges: Charges;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Values | null | undefined;
}

const productsInACall = 100;

export type CheckCost = (operation: Pick<CostedOperation, 'document' | 'operation' | 'variables'>) => void;

/** Refuses an operation that may make more calls to the mall than allowed. */
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

/**
 * Upper bound of the calls to the mall that a valid operation leads to, from its text and variables alone: fragments are
 * inlined, equal fields merged, skipped ones left out.
 */
export function callsIn(costed: CostedOperation): number {
  const { charges, document, operation, variables } = costed;
  if (operation.operation !== 'query') return estimate(costed); // a mutation's variables may hold a password, so they are not memoized
  const memoized = estimates.get(operation) ?? {
    names: decisiveVariables(document, charges),
    sums: new Map<string, number>(),
  };
  estimates.set(operation, memoized);
  const key = memoized.names
    .map((name) => (Object.hasOwn(variables ?? {}, name) ? keyOf(variables?.[name]) : ''))
    .join();
  const sum = memoized.sums.get(key);
  if (sum !== undefined) return sum;
  const estimated = estimate(costed);
  if (key.length > longestKey) return estimated;
  if (memoized.sums.size >= mostEstimates) memoized.sums.clear();
  memoized.sums.set(key, estimated);
  return estimated;
}

interface Estimates {
  /** The variables that can change the cost. */
  names: readonly string[];
  sums: Map<string, number>;
}

/** By operation, then by the key of its variables. */
const estimates = new WeakMap<OperationDefinitionNode, Estimates>();
const mostEstimates = 100;
/** Our pages have shorter ones, and longer ones would fill the memory. */
const longestKey = 500;

/**
 * Equal for variables of equal cost. Lists count by their number of different items; any other difference must change
 * the key, whatever a client names its variables.
 */
function keyOf(value: unknown): string {
  if (Array.isArray(value)) return `[${new Set(value).size}]`;
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' ? JSON.stringify(value) : String(value);
  let key = '{';
  for (const name in value) key += `${JSON.stringify(name)}:${keyOf((value as Values)[name])},`;
  return `${key}}`;
}

/** The variables that can change the cost: those in directives, and those in arguments that a charge reads. */
function decisiveVariables(document: DocumentNode, charges: Charges): string[] {
  const decisiveFields = new Set(
    Object.entries(charges).flatMap(([coordinate, { calls, products, items }]) =>
      typeof calls === 'function' || typeof items === 'function' || products ? coordinate.split('.')[1] : [],
    ),
  );
  const names = new Set<string>();
  const Variable = ({ name }: VariableNode) => void names.add(name.value);
  visit(document, {
    Directive: (node) => void visit(node, { Variable }),
    Field: ({ name, arguments: given = [] }) => {
      if (decisiveFields.has(name.value)) for (const node of given) visit(node, { Variable });
    },
  });
  return [...names];
}

function estimate({ schema, charges, document, operation, variables }: CostedOperation): number {
  const root = schema.getRootType(operation.operation);
  return root
    ? new CostEstimate(schema, charges, document, withDefaults(operation, variables ?? {})).calls(root, [
        operation.selectionSet,
      ])
    : 0;
}

class CostEstimate {
  readonly #schema: GraphQLSchema;
  readonly #charges: Charges;
  readonly #variables: Values;
  readonly #fragments = new Map<string, FragmentDefinitionNode>();

  constructor(schema: GraphQLSchema, charges: Charges, document: DocumentNode, variables: Values) {
    this.#schema = schema;
    this.#charges = charges;
    this.#variables = variables;
    for (const node of document.definitions)
      if (node.kind === Kind.FRAGMENT_DEFINITION) this.#fragments.set(node.name.value, node);
  }

  calls(parent: GraphQLCompositeType, selections: SelectionSetNode[], scope = newScope(), above: Charge = {}): number {
    let sum = 0;
    let hasDetail = above.isSingle === true;
    let isLoaded = above.knows === 'detail';
    for (const collected of this.#collect(parent, selections)) {
      const charge = this.#charges[collected.coordinate] ?? {};
      const inner = charge.isMall ? newScope() : scope;
      const own = this.#ownCalls(charge, collected, inner);
      const below = collected.type ? this.calls(collected.type, collected.selections, inner, charge) : 0;
      sum +=
        own +
        this.#itemsOf(charge, collected) * below +
        (charge.isMall ? 2 * Math.ceil(inner.products / productsInACall) : 0);
      if (charge.isDetail && !hasDetail) {
        hasDetail = true;
        sum += 1;
      }
      if (charge.needs && !isLoaded && charge.needs !== above.knows) {
        isLoaded = true;
        sum += 1;
      }
    }
    return sum;
  }

  #itemsOf({ items = 1 }: Charge, collected: CollectedField): number {
    return typeof items === 'number' ? items : items(this.#given(collected));
  }

  #given({ node }: CollectedField): Values {
    return Object.fromEntries(
      (node.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value, this.#variables)]),
    );
  }

  #ownCalls({ calls = 0, once, products }: Charge, collected: CollectedField, scope: MallScope): number {
    if (typeof calls === 'number' && !products) return once && isPaid(scope, once) ? 0 : calls;
    const given = this.#given(collected);
    if (products) scope.products += products(given);
    if (once && isPaid(scope, once)) return 0;
    return typeof calls === 'number' ? calls : calls(given);
  }

  /** As graphql-js collects fields, with every type condition met. */
  #collect(parent: GraphQLCompositeType, selections: SelectionSetNode[]): Iterable<CollectedField> {
    const collected = new Map<string, CollectedField>();
    const spread = new Set<string>();
    const collect = (type: GraphQLCompositeType, set: SelectionSetNode): void => {
      for (const selection of set.selections) {
        if (!this.#isIncluded(selection)) continue;
        if (selection.kind === Kind.FIELD) this.#add(collected, type, selection);
        else if (selection.kind === Kind.INLINE_FRAGMENT)
          collect(this.#typeOf(selection.typeCondition?.name.value) ?? type, selection.selectionSet);
        else if (!spread.has(selection.name.value)) {
          spread.add(selection.name.value);
          const fragment = this.#fragments.get(selection.name.value);
          if (fragment) collect(this.#typeOf(fragment.typeCondition.name.value) ?? type, fragment.selectionSet);
        }
      }
    };
    for (const set of selections) collect(parent, set);
    return collected.values();
  }

  #add(collected: Map<string, CollectedField>, parent: GraphQLCompositeType, node: FieldNode): void {
    const key = `${parent.name}.${node.alias?.value ?? node.name.value}`;
    const known = collected.get(key);
    if (known && node.selectionSet) known.selections.push(node.selectionSet);
    if (known) return;
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
    const named = field && getNamedType(field.type);
    const type = named && isCompositeType(named) ? named : null;
    collected.set(key, {
      coordinate: `${parent.name}.${node.name.value}`,
      type,
      node,
      selections: node.selectionSet ? [node.selectionSet] : [],
    });
  }

  #typeOf(name: string | undefined): GraphQLCompositeType | null {
    const type = name === undefined ? undefined : this.#schema.getType(name);
    return type && isCompositeType(type) ? type : null;
  }

  #isIncluded(node: SelectionNode): boolean {
    if (!node.directives?.length) return true;
    try {
      return (
        getDirectiveValues(GraphQLSkipDirective, node, this.#variables)?.['if'] !== true &&
        getDirectiveValues(GraphQLIncludeDirective, node, this.#variables)?.['if'] !== false
      );
    } catch {
      return true; // graphql-js reports the missing variable
    }
  }
}

function newScope(): MallScope {
  return { paid: new Set(), products: 0 };
}

function isPaid({ paid }: MallScope, name: string): boolean {
  if (paid.has(name)) return true;
  paid.add(name);
  return false;
}

function withDefaults(operation: OperationDefinitionNode, variables: Values): Values {
  const defaults = (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const] : [],
  );
  return { ...Object.fromEntries(defaults), ...variables };
}
