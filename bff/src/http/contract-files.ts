import { buildASTSchema, isAbstractType, print, type DocumentNode } from 'graphql';
import { Router, type Response } from 'express';

/**
 * The schema as text, and which types an interface or union may be: a normalized cache needs the latter for fragments such as
 * `... on UserError`. Mount it only where the schema may be read.
 */
export function contractRouter(schema: DocumentNode): Router {
  const router = Router();
  // Written when they are first asked for: no start waits for them.
  let text: string | undefined;
  let types: string | undefined;
  router.get('/schema.graphql', (_request, response) => {
    text ??= `${print(schema)}\n`;
    send(response, 'text/plain', text);
  });
  router.get('/possible-types.json', (_request, response) => {
    types ??= JSON.stringify(possibleTypesOf(schema));
    send(response, 'application/json', types);
  });
  return router;
}

function possibleTypesOf(document: DocumentNode): Record<string, string[]> {
  const schema = buildASTSchema(document);
  const abstract = Object.values(schema.getTypeMap()).filter(isAbstractType);
  return Object.fromEntries(abstract.map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]));
}

function send(response: Response, type: string, body: string): void {
  response.set('X-Robots-Tag', 'noindex').type(type).send(body);
}
