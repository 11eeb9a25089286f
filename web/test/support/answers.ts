import type { DocumentNode } from '@apollo/client';
import { metaOf } from '../../src/shared/query/operation-meta.ts';
import type { Execute } from '../../src/app/apollo/server-link.ts';

/** Data, errors, or a throw instead; gets the operation's variables. */
export type Answer = (variables: Record<string, unknown>) => object | Promise<object>;

/** Responds to operations by their documents, and records them. An operation without a response fails the test. */
export function answering(...answers: readonly (readonly [document: object, answer: Answer])[]) {
  const byHash = new Map(answers.map(([document, answer]) => [metaOf(document as DocumentNode).hash, answer]));
  const requests: { document: string; variables: Record<string, unknown> }[] = [];
  const execute: Execute = async ({ documentId, variables }) => {
    requests.push({ document: documentId, variables });
    const answer = byHash.get(documentId);
    if (!answer) throw new Error(`Unexpected operation ${documentId}`);
    const told = await answer(variables);
    return ('errors' in told ? told : { data: told, ageSeconds: 0 }) as Awaited<ReturnType<Execute>>;
  };
  return {
    execute,
    inputsOf: (document: object) =>
      requests
        .filter((each) => each.document === metaOf(document as DocumentNode).hash)
        .map(({ variables }) => variables.input ?? variables),
  };
}

/** A form that the mall did not take. */
export function refusing(message: string, fields: Readonly<Record<string, string>> = {}) {
  return {
    __typename: 'FormRefused',
    message,
    code: 'INVALID_FIELDS',
    fields: Object.entries(fields).map(([field, reason]) => ({ __typename: 'FieldRefusal', path: [field], reason })),
  };
}

export function failing(code: string, message = '', extensions: object = {}) {
  return { errors: [{ message, extensions: { code, requestId: 'req-1', ...extensions } }] };
}
