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
import type { Charge, Charges } from '../rules/charge.ts';

type Values = Record<string, unknown>;

/** What is asked for in the name of one mall, as far as it is shared. */
interface MallScope {
  paid: Set<string>;
  products: number;
}

/** A field with everything that is chosen of it, wherever in the question it stands. */
interface Chosen {
  coordinate: string;
  type: GraphQLCompositeType | null;
  node: FieldNode;
  selections: SelectionSetNode[];
}

interface Question {
  schema: GraphQLSchema;
  charges: Charges;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Values | null | undefined;
}

const productsInACall = 100;

/**
 * How many calls to the mall a valid question can lead to, reckoned from its text and variables alone: fragments put
 * in, equal fields merged, what is skipped left out. Rather too many than too few.
 */
export function callsIn(question: Question): number {
  const { charges, document, operation, variables } = question;
  if (operation.operation !== 'query') return reckon(question); // a form may hold a password
  const known = reckoned.get(operation) ?? { names: decisive(document, charges), sums: new Map<string, number>() };
  reckoned.set(operation, known);
  const bearing = known.names
    .map((name) => (Object.hasOwn(variables ?? {}, name) ? bearingOf(variables?.[name]) : ''))
    .join();
  const sum = known.sums.get(bearing);
  if (sum !== undefined) return sum;
  const reckonedNow = reckon(question);
  if (bearing.length > longestKept) return reckonedNow;
  if (known.sums.size >= mostReckoned) known.sums.clear();
  known.sums.set(bearing, reckonedNow);
  return reckonedNow;
}

interface Reckoned {
  /** Of the variables on which it hangs. */
  names: readonly string[];
  sums: Map<string, number>;
}

/** The same text with variables of the same bearing costs the same. */
const reckoned = new WeakMap<OperationDefinitionNode, Reckoned>();
const mostReckoned = 100;
/** Longer ones are of no page of ours; kept, a few clients' would fill the memory. */
const longestKept = 500;

/** Of a list it is the number of different items that counts. Nothing else may be written alike, whatever a client calls its variables. */
function bearingOf(value: unknown): string {
  if (Array.isArray(value)) return `[${new Set(value).size}]`;
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' ? JSON.stringify(value) : String(value);
  let bearing = '{';
  for (const name in value) bearing += `${JSON.stringify(name)}:${bearingOf((value as Values)[name])},`;
  return `${bearing}}`;
}

/** The variables that can change the cost: those in directives, and those in arguments that a charge reads. */
function decisive(document: DocumentNode, charges: Charges): string[] {
  const telling = new Set(
    Object.entries(charges).flatMap(([coordinate, { calls, products, items }]) =>
      typeof calls === 'function' || typeof items === 'function' || products ? coordinate.split('.')[1] : [],
    ),
  );
  const names = new Set<string>();
  const Variable = ({ name }: VariableNode) => void names.add(name.value);
  visit(document, {
    Directive: (node) => void visit(node, { Variable }),
    Field: ({ name, arguments: given = [] }) => {
      if (telling.has(name.value)) for (const node of given) visit(node, { Variable });
    },
  });
  return [...names];
}

function reckon({ schema, charges, document, operation, variables }: Question): number {
  const root = schema.getRootType(operation.operation);
  return root
    ? new Reckoning(schema, charges, document, withDefaults(operation, variables ?? {})).calls(root, [
        operation.selectionSet,
      ])
    : 0;
}

class Reckoning {
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
    for (const chosen of this.#chosenOf(parent, selections)) {
      const charge = this.#charges[chosen.coordinate] ?? {};
      const inner = charge.isMall ? newScope() : scope;
      const own = this.#ownCalls(charge, chosen, inner);
      const below = chosen.type ? this.calls(chosen.type, chosen.selections, inner, charge) : 0;
      sum +=
        own +
        this.#itemsOf(charge, chosen) * below +
        (charge.isMall ? 2 * Math.ceil(inner.products / productsInACall) : 0);
      if (charge.isDetail && !hasDetail) {
        hasDetail = true;
        sum += 1;
      }
    }
    return sum;
  }

  #itemsOf({ items = 1 }: Charge, chosen: Chosen): number {
    return typeof items === 'number' ? items : items(this.#given(chosen));
  }

  #given({ node }: Chosen): Values {
    return Object.fromEntries(
      (node.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value, this.#variables)]),
    );
  }

  #ownCalls({ calls = 0, once, products }: Charge, chosen: Chosen, scope: MallScope): number {
    if (typeof calls === 'number' && !products) return once && isPaid(scope, once) ? 0 : calls;
    const given = this.#given(chosen);
    if (products) scope.products += products(given);
    if (once && isPaid(scope, once)) return 0;
    return typeof calls === 'number' ? calls : calls(given);
  }

  /** As the engine gathers fields; a condition on a type always counts as met. */
  #chosenOf(parent: GraphQLCompositeType, selections: SelectionSetNode[]): Iterable<Chosen> {
    const chosen = new Map<string, Chosen>();
    const spread = new Set<string>();
    const gather = (type: GraphQLCompositeType, set: SelectionSetNode): void => {
      for (const selection of set.selections) {
        if (!this.#isIncluded(selection)) continue;
        if (selection.kind === Kind.FIELD) this.#add(chosen, type, selection);
        else if (selection.kind === Kind.INLINE_FRAGMENT)
          gather(this.#typeOf(selection.typeCondition?.name.value) ?? type, selection.selectionSet);
        else if (!spread.has(selection.name.value)) {
          spread.add(selection.name.value);
          const fragment = this.#fragments.get(selection.name.value);
          if (fragment) gather(this.#typeOf(fragment.typeCondition.name.value) ?? type, fragment.selectionSet);
        }
      }
    };
    for (const set of selections) gather(parent, set);
    return chosen.values();
  }

  #add(chosen: Map<string, Chosen>, parent: GraphQLCompositeType, node: FieldNode): void {
    const key = `${parent.name}.${node.alias?.value ?? node.name.value}`;
    const known = chosen.get(key);
    if (known && node.selectionSet) known.selections.push(node.selectionSet);
    if (known) return;
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
    const named = field && getNamedType(field.type);
    const type = named && isCompositeType(named) ? named : null;
    chosen.set(key, {
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
      return true; // a variable that is missing is told by the engine
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
