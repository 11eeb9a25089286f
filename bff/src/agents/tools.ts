import { readFileSync } from 'node:fs';
import {
  concatAST,
  Kind,
  OperationTypeNode,
  parse,
  print,
  validate,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { inputSchemaOf, inputsOfType, type InputSchema } from './input-schema.ts';

/** Something that an agent may call: one operation that we ship. */
export interface Tool {
  /** Such as get_cart. */
  readonly name: string;
  /** In both languages, as is the description. */
  readonly title: string;
  readonly description: string;
  readonly input: InputSchema;
  /** The operation with its fragments. */
  readonly text: string;
  /** For metrics, logs and spans. */
  readonly operationName: string;
  /** Names of the fields that lead to what the agent asked for; the last one is its answer. */
  readonly path: readonly string[];
  readonly isReadOnly: boolean;
  readonly isForMembers: boolean;
  /** Inputs that no variable takes: the gateway gives them back. */
  readonly draftInputs: readonly string[];
}

interface Source {
  file: string;
  isForMembers?: boolean;
  /** Fields of an input type that are written down and sent by a person. */
  draft?: { type: string; fields: readonly string[] };
}

const inquiryFields = ['typeCode', 'title', 'text', 'orderNumber', 'productNumber'] as const;

/** In the order in which agents read them. */
const sources: readonly Source[] = [
  { file: 'list-categories' },
  { file: 'browse-category' },
  { file: 'search-products', isForMembers: true },
  { file: 'get-product' },
  { file: 'compare-products' },
  { file: 'price-goods' },
  { file: 'list-phone-plans' },
  { file: 'estimate-phone' },
  { file: 'get-cart', isForMembers: true },
  { file: 'add-to-cart', isForMembers: true },
  { file: 'update-cart-lines', isForMembers: true },
  { file: 'remove-cart-lines', isForMembers: true },
  { file: 'create-order-sheet', isForMembers: true },
  { file: 'price-order-sheet', isForMembers: true },
  { file: 'create-phone-sheet', isForMembers: true },
  { file: 'create-checkout', isForMembers: true },
  { file: 'list-orders', isForMembers: true },
  { file: 'get-order', isForMembers: true },
  { file: 'draft-inquiry', isForMembers: true, draft: { type: 'CreateInquiryInput', fields: inquiryFields } },
];

/** Every tool, made once from its document. Throws for a document that does not fit the schema. */
export function readTools(schema: GraphQLSchema): Tool[] {
  const fragments = fragmentsIn(read('fragments'));
  return sources.map((source) => {
    const own = read(source.file);
    const document = concatAST([own, ...fragmentsOf(own, fragments)]);
    const [mistake] = validate(schema, document);
    if (mistake) throw new Error(`${source.file}.graphql: ${mistake.message}`);
    return toolOf(schema, document, source);
  });
}

function toolOf(schema: GraphQLSchema, document: DocumentNode, { file, isForMembers = false, draft }: Source): Tool {
  const operation = document.definitions.find(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  );
  const [title, ...lines] = (operation?.description?.value ?? '').split('\n');
  if (!operation?.name || !title || lines.length < 2) throw new Error(`${file}.graphql needs a name and a description`);
  const input = inputSchemaOf(schema, document, operation);
  const drafted = draft && inputsOfType(schema, draft.type, draft.fields);
  return {
    name: file.replaceAll('-', '_'),
    title,
    description: lines.join('\n'),
    input: drafted
      ? {
          ...input,
          properties: { ...input.properties, ...drafted.properties },
          required: [...input.required, ...drafted.required],
        }
      : input,
    text: print(document),
    operationName: operation.name.value,
    path: pathIn(operation.selectionSet),
    isReadOnly: operation.operation === OperationTypeNode.QUERY,
    isForMembers,
    draftInputs: draft?.fields ?? [],
  };
}

/** Down to the first field that has more than one beside `__typename`, or is no plain field. */
function pathIn({ selections }: SelectionSetNode): string[] {
  const [only, ...others] = selections;
  if (only?.kind !== Kind.FIELD || others.length > 0) return [];
  const inner = only.selectionSet ? pathIn(only.selectionSet) : [];
  return [only.alias?.value ?? only.name.value, ...inner];
}

function read(file: string): DocumentNode {
  return parse(readFileSync(new URL(`tools/${file}.graphql`, import.meta.url), 'utf8'), { noLocation: true });
}

function fragmentsIn(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = document.definitions.filter(
    (node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION,
  );
  return new Map(fragments.map((node) => [node.name.value, node]));
}

/** The fragments that a document uses, directly or by another, each once. */
function fragmentsOf(document: DocumentNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>): DocumentNode[] {
  const used = new Set<FragmentDefinitionNode>();
  const collect = (node: DocumentNode | FragmentDefinitionNode) =>
    visit(node, {
      FragmentSpread: ({ name }) => {
        const fragment = fragments.get(name.value);
        if (!fragment || used.has(fragment)) return;
        used.add(fragment);
        collect(fragment);
      },
    });
  collect(document);
  return used.size === 0 ? [] : [{ kind: Kind.DOCUMENT, definitions: [...used] }];
}
