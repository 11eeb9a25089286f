import { Kind, type DocumentNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';

/** Selections by response name, for one place of the result. */
type Places = Map<string, SelectionSetNode[][]>;

/**
 * Whether an operation repeats fields so often that validation, which compares each pair, becomes expensive. Runs after the size
 * limits. Two hundred different fields cost nothing; one field two hundred times is twenty thousand comparisons.
 */
export function isTooRepetitive(document: DocumentNode, mostPairs: number): boolean {
  const counting = new Counting(document, mostPairs);
  return document.definitions.some((node) => 'selectionSet' in node && counting.isTooMuch([node.selectionSet]));
}

const deepest = 50;

class Counting {
  readonly #fragments = new Map<string, FragmentDefinitionNode>();
  #left: number;

  constructor(document: DocumentNode, mostPairs: number) {
    this.#left = mostPairs;
    for (const node of document.definitions)
      if (node.kind === Kind.FRAGMENT_DEFINITION) this.#fragments.set(node.name.value, node);
  }

  isTooMuch(sets: readonly SelectionSetNode[], depth = 0): boolean {
    if (depth > deepest) return false; // validation refuses cyclic fragments
    const places: Places = new Map();
    const spread = new Set<string>();
    for (const set of sets) this.#gather(set, places, spread);
    for (const each of places.values()) {
      this.#left -= (each.length * (each.length - 1)) / 2;
      if (this.#left < 0) return true;
    }
    return [...places.values()].some((each) => {
      const below = each.flat();
      return below.length > 0 && this.isTooMuch(below, depth + 1);
    });
  }

  /** A fragment counts once per place, however often it is spread there, as in validation. */
  #gather({ selections }: SelectionSetNode, places: Places, spread: Set<string>): void {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const name = (selection.alias ?? selection.name).value;
        const known = places.get(name) ?? [];
        known.push(selection.selectionSet ? [selection.selectionSet] : []);
        places.set(name, known);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) this.#gather(selection.selectionSet, places, spread);
      else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value);
        const fragment = this.#fragments.get(selection.name.value);
        if (fragment) this.#gather(fragment.selectionSet, places, spread);
      }
    }
  }
}
