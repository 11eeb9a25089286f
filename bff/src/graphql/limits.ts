import { Kind, parse, type DocumentNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Settings } from '../config.ts';
import { isBeyondBounds } from './lexical-bounds.ts';
import { isTooRepetitive } from './repetition.ts';

type Limits = Pick<Settings, 'MAX_TOKENS' | 'MAX_DEPTH' | 'MAX_ALIASES' | 'MAX_DIRECTIVES' | 'MAX_FIELDS'>;

interface Size {
  depth: number;
  aliases: number;
  directives: number;
  fields: number;
}

/** Equal fields per field that an operation may have. Fragments of many components on one entity stay well below. */
const mostPairs = 4;

const nothing: Size = { depth: 0, aliases: 0, directives: 0, fields: 0 };

/**
 * Why a document is too deep or too wide, counted with its fragments inlined; null if it is not. Runs before parsing
 * and validation, since some validation rules are expensive. Texts that passed are memoized.
 */
export function excessReader(limits: Limits): (text: string) => string | null {
  const passed = new LRUCache<string, true>({ maxSize: 4_000_000, sizeCalculation: (_true, text) => text.length + 1 });
  // Each level of fields may bring arguments or a condition on a type with it.
  const bounds = { nesting: 2 * limits.MAX_DEPTH + 8, tokens: limits.MAX_TOKENS };
  return (text) => {
    if (passed.has(text)) return null;
    if (isBeyondBounds(text, bounds))
      return `The document is nested too deep or has more than ${limits.MAX_TOKENS} tokens.`;
    const excess = excessOf(text, limits);
    if (excess === null) passed.set(text, true);
    return excess;
  };
}

function excessOf(text: string, limits: Limits): string | null {
  try {
    const document = parse(text, { maxTokens: limits.MAX_TOKENS, noLocation: true });
    for (const { depth, aliases, fields, directives } of sizesIn(document)) {
      if (depth > limits.MAX_DEPTH) return tooMuch(depth, 'levels of fields', limits.MAX_DEPTH);
      if (aliases > limits.MAX_ALIASES) return tooMuch(aliases, 'aliases', limits.MAX_ALIASES);
      if (fields > limits.MAX_FIELDS) return tooMuch(fields, 'fields', limits.MAX_FIELDS);
      if (directives > limits.MAX_DIRECTIVES) return tooMuch(directives, 'directives', limits.MAX_DIRECTIVES);
    }
    return isTooRepetitive(document, mostPairs * limits.MAX_FIELDS)
      ? 'The document selects the same fields too often.'
      : null;
  } catch (error) {
    return isTooLong(error) ? `The document has more than ${limits.MAX_TOKENS} tokens.` : null; // graphql-js reports syntax errors, with their location
  }
}

function tooMuch(found: number, what: string, most: number): string {
  return `The document has ${found} ${what} with its fragments put in; at most ${most} are allowed.`;
}

/** The parser has no class for this error. */
function isTooLong(error: unknown): boolean {
  return error instanceof Error && /more tha[nt] \d+ tokens/u.test(error.message);
}

/** For every operation, and every fragment, even unused ones: validation checks those too. */
export function sizesIn(document: DocumentNode): Size[] {
  const measure = measurer(document);
  return document.definitions.flatMap((node) => {
    const isOfOurs = node.kind === Kind.FRAGMENT_DEFINITION && !node.typeCondition.name.value.startsWith('__');
    if (node.kind !== Kind.OPERATION_DEFINITION && !isOfOurs) return [];
    const ofVariables = (node.variableDefinitions ?? []).reduce(
      (sum, { directives }) => sum + (directives?.length ?? 0),
      0,
    );
    return [add(measure(node.selectionSet), nothing, ofVariables + (node.directives?.length ?? 0))];
  });
}

/** Each fragment is measured once, so that a chain of fragments cannot make the measurement itself expensive. */
function measurer(document: DocumentNode): (selections: SelectionSetNode) => Size {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const known = new Map<string, Size>();

  const fragmentSize = (name: string): Size => {
    const size = known.get(name);
    if (size) return size;
    known.set(name, nothing); // validation refuses a fragment within itself
    const fragment = fragments.get(name);
    const measured = fragment
      ? add(measure(fragment.selectionSet), nothing, fragment.directives?.length ?? 0)
      : nothing;
    known.set(name, measured);
    return measured;
  };

  const measure = (selections: SelectionSetNode): Size => {
    let total = nothing;
    for (const selection of selections.selections) {
      const own = selection.directives?.length ?? 0;
      if (selection.kind === Kind.FRAGMENT_SPREAD) total = add(total, fragmentSize(selection.name.value), own);
      else if (selection.kind === Kind.INLINE_FRAGMENT) total = add(total, measure(selection.selectionSet), own);
      else {
        const inner = selection.selectionSet ? measure(selection.selectionSet) : nothing;
        const isAlias = selection.alias !== undefined;
        const name = selection.name.value;
        // graphql-js limits the depth of introspection; its names cost next to nothing.
        const depth = name === '__schema' || name === '__type' ? 1 : inner.depth + 1;
        const fields = inner.fields + (name === '__typename' && !isAlias ? 0 : 1);
        total = add(
          total,
          { depth, fields, directives: inner.directives, aliases: inner.aliases + (isAlias ? 1 : 0) },
          own,
        );
      }
    }
    return total;
  };
  return measure;
}

function add(one: Size, other: Size, directives: number): Size {
  return {
    depth: Math.max(one.depth, other.depth),
    aliases: one.aliases + other.aliases,
    fields: one.fields + other.fields,
    directives: one.directives + other.directives + directives,
  };
}
