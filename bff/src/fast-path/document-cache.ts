import {
  getOperationAST,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ValidationRule,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { planOperation, type OperationPlan } from './execution/executor.ts';

export interface PlannedOperation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  plan: OperationPlan;
}

/** Null: invalid, or no plan supports it. */
type Planned = PlannedOperation | null;

/** Operations by text, so that each text is parsed, validated and planned once. */
export class DocumentCache {
  readonly #schema: GraphQLSchema;
  readonly #rules: readonly ValidationRule[];
  /** By text, then by operation name. */
  readonly #operations = new LRUCache<string, Map<string | null, Planned>>({
    maxSize: 16_000_000,
    sizeCalculation: (_operations, text) => parsedSize * text.length + 1_000,
  });

  /** `rules` are added to those of the specification. */
  constructor(schema: GraphQLSchema, rules: readonly ValidationRule[]) {
    this.#schema = schema;
    this.#rules = [...specifiedRules, ...rules];
  }

  find(text: string, operationName: string | null): Planned {
    const ofText = this.#operations.get(text) ?? new Map<string | null, Planned>();
    const cached = ofText.get(operationName);
    if (cached !== undefined) return cached;
    const planned = this.#plan(text, operationName);
    if (ofText.size < mostNames) this.#operations.set(text, ofText.set(operationName, planned));
    return planned;
  }

  #plan(text: string, operationName: string | null): Planned {
    const document = this.#validDocument(text);
    const operation = document && getOperationAST(document, operationName);
    const plan = operation && planOperation(this.#schema, document, operation);
    return plan ? { document, operation, plan } : null;
  }

  #validDocument(text: string): DocumentNode | null {
    try {
      const document = parse(text);
      return validate(this.#schema, document, this.#rules, { maxErrors: 1 }).length === 0 ? document : null;
    } catch {
      return null;
    }
  }
}

/** Estimates a parsed document with its tokens and plan, as so many times its text. */
const parsedSize = 60;
const mostNames = 20;
