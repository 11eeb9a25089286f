import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import formatting from '../../.oxfmtrc.json' with { type: 'json' };
import { root } from '../lib/paths.ts';
import { mergedOpenapi, mergedOperatorApi } from './merged-openapi.ts';
import { mergedSchema } from './merged-schema.ts';

const contracts = [
  { path: 'schema.graphql', parts: 'schema/*.graphql', merged: mergedSchema },
  { path: 'mall/openapi.yaml', parts: 'mall/openapi/*.yaml', merged: mergedOpenapi },
  { path: 'mall/operator-api.yaml', parts: 'mall/openapi/operator/*.yaml', merged: mergedOperatorApi },
];

/** A published contract as its parts say it. */
export async function contractText(path: string): Promise<string> {
  const contract = contracts.find((each) => each.path === path);
  if (!contract) throw new Error(`${path} is no contract`);
  const text = `# Merged from ${contract.parts} by \`npm run codegen\`; change those.\n\n${contract.merged()}`;
  const { code, errors } = await format(path, text, formatting);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  return code;
}

/** Names the published contracts that differ from their parts; null when none does. */
export async function contractsOutOfDate(): Promise<string | null> {
  const stale: string[] = [];
  for (const { path } of contracts) {
    if (readFileSync(join(root, path), 'utf8') !== (await contractText(path))) stale.push(path);
  }
  return stale.length === 0 ? null : `${stale.join(' and ')} differ from their parts: npm run codegen`;
}
