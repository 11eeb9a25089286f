import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { OperatorRole } from '../db/schema/operators.ts';
import { operationsOf, type OpenApiDocument, type Operation } from '../http/openapi-document.ts';
import { requestCheckers } from '../http/request-checker.ts';
import type { SentRequest } from '../http/request-checker.ts';
import type { OperatorCalls, OperatorId } from './operator-call.ts';

/** Who may use an operation. MACHINE: the command on this machine. */
export type Role = OperatorRole | 'MACHINE';

/** Parts of an operation's description that the door needs. */
export interface OperatorOperation<Id extends OperatorId = OperatorId> {
  id: Id;
  method: Operation['method'];
  /** As in the document: /a/{b}. */
  path: string;
  /** Null: open to anybody who reaches the port. */
  roles: ReadonlySet<Role> | null;
  /** Whether it changes something, once for each key. */
  isKeyed: boolean;
  /** Whether its response holds personal data. */
  isLook: boolean;
  /** Reads a request by the document, or throws a refusal that names all wrong fields. */
  check: (request: SentRequest) => Pick<OperatorCalls[Id], 'params' | 'body'>;
}

const file = new URL('../../operator-api.yaml', import.meta.url);

let parsed: OpenApiDocument | undefined;

/** Parsed once for a process. Do not change it. */
export function readOperatorDocument(): OpenApiDocument {
  return (parsed ??= parse(readFileSync(file, 'utf8')) as OpenApiDocument);
}

export function operatorOperations(): OperatorOperation[] {
  const document = readOperatorDocument();
  const checkerFor = requestCheckers(document);
  return operationsOf(document).map((operation) => {
    const { method, path, isIdempotent } = operation;
    const described = document.paths[path]?.[method] as { 'x-roles'?: Role[]; 'x-looks'?: boolean } | undefined;
    const roles = described?.['x-roles'];
    return {
      // The readers of documents type their operations by the mall's own contract.
      id: operation.id as string as OperatorId,
      method,
      path,
      roles: roles ? new Set(roles) : null,
      isKeyed: isIdempotent,
      isLook: described?.['x-looks'] === true,
      check: checkerFor(operation) as unknown as OperatorOperation['check'],
    };
  });
}
