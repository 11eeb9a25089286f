import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { readManifest, releaseOf } from '../bff/src/graphql/manifests/manifest-forms.ts';
import { consequencesFor } from '../bff/src/graphql/manifests/schema-change.ts';
import { root } from './lib/paths.ts';
import { Refusal, runCommand } from './lib/refusal.ts';

/**
 * For operators: what a schema does to the operations of every active manifest. Names app, release and operation, and ends with 1 if one
 * breaks. `--before`: the schema that the manifests were written for; with it, values of variables and types of results are compared too.
 */
await runCommand(() => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { before: { type: 'string' }, after: { type: 'string', default: join(root, 'schema.graphql') } },
  });
  const folder = positionals[0] ?? process.env.MANIFESTS;
  if (!folder)
    throw new Refusal('Name the folder of the manifests: npm run manifests:check -- FOLDER [--before SCHEMA]');
  const schemas = { before: values.before ? schemaIn(values.before) : null, after: schemaIn(values.after) };
  let operations = 0;
  let broken = 0;
  for (const file of readdirSync(folder).toSorted()) {
    const release = releaseOf(file);
    if (!release || release.isRetired) continue;
    const { entries } = readManifest(readFileSync(join(folder, file), 'utf8'));
    for (const { text } of entries) {
      operations += 1;
      const consequences = consequencesFor(text, schemas);
      if (consequences.some(({ isBreaking }) => isBreaking)) broken += 1;
      for (const { operation, isBreaking, reason } of consequences)
        console.log(
          `${isBreaking ? 'breaks   ' : 'dangerous'}  ${release.app}@${release.release}  ${operation}: ${reason}`,
        );
    }
  }
  console.log(`${operations} operations of active manifests, ${broken} of them break.`);
  return Promise.resolve(broken > 0 ? 1 : 0);
});

function schemaIn(path: string): GraphQLSchema {
  return buildSchema(readFileSync(path, 'utf8'));
}
