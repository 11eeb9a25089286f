// pnpm bench:agents [--seconds 5] [--rounds 3] The gateway's processor time for what agents ask through /mcp, beside the same documents
// and variables over /graphql, in turn and at the maximum rate, over the embedded mall.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSchema } from 'graphql';
import { request as undici } from 'undici';
import { readTools } from '../../../bff/src/agents/tools.ts';
import { root } from '../../../scripts/lib/paths.ts';
import { gatewayFlags, mallFlags } from '../../../scripts/lib/service.ts';
import { freePorts } from '../../harness/ports.ts';
import { newDataFolder } from '../data-folder.ts';
import { measureCost, type Shot } from '../gateway/load.ts';
import { onCore, Running } from '../gateway/running.ts';
import { phaseSeconds } from '../short-run.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '5' }, rounds: { type: 'string', default: '3' } },
});
const seconds = phaseSeconds(Number(values.seconds));
const rounds = Number(values.rounds);

/** What a visitor's agent asks: about what a home page shows, goods, a phone. */
const asked = [
  { name: 'home', tool: 'list_categories', variables: { mallUrl: 'familyshop' } },
  { name: 'ten goods', tool: 'browse_category', variables: { mallUrl: 'familyshop', categoryNumber: '140000' } },
  { name: 'goods', tool: 'get_product', variables: { mallUrl: 'familyshop', number: 'GD26013329' } },
  { name: 'phone', tool: 'get_product', variables: { mallUrl: 'familyshop', number: 'HP26000011' } },
];

const [port = 0, metricsPort = 0, mallPort = 0] = await freePorts(3);
const dataDir = await newDataFolder();
const folder = await mkdtemp(join(tmpdir(), 'family-mall-bench-'));
const url = `http://127.0.0.1:${port}`;
const host = 'www.familyshop.example';
const env = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: String(port),
  METRICS_PORT: String(metricsPort),
  MALL_PORT: String(mallPort),
  MALL_API_URL: `http://127.0.0.1:${mallPort}`,
  OPERATOR_PORT: '',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
  AGENTS: '1',
  AGENT_CALLS_PER_ADDRESS: '1000000',
  MALL_HOSTS: host,
  REDIS_URL: '',
  WEB_DIST: join(folder, 'none'),
};
const mall = new Running(
  'mall',
  onCore(0, [process.execPath, ...mallFlags, join(root, 'mall/content/src/main.ts')]),
  env,
);
const gateway = new Running(
  'gateway',
  onCore(1, [process.execPath, ...gatewayFlags, join(root, 'bff/src/main.ts')]),
  env,
);
try {
  await Promise.all([mall.ready(`${env.MALL_API_URL}/health`), gateway.ready(`${url}/health`)]);
  const tools = readTools(buildSchema(await readFile(join(root, 'schema.graphql'), 'utf8')));
  console.log('| what | /graphql, ms | /mcp, ms | ratio |\n|---|---|---|---|');
  for (const { name, tool, variables } of asked) {
    const query = tools.find((each) => each.name === tool)?.text ?? '';
    const [graphql, mcp] = await costsOf(graphqlShot(query, variables), mcpShot(tool, variables));
    console.log(`| ${name} | ${graphql.toFixed(3)} | ${mcp.toFixed(3)} | ${(mcp / graphql).toFixed(2)} |`);
  }
} finally {
  await gateway.stop();
  await mall.stop();
  await Promise.all([dataDir, folder].map((each) => rm(each, { recursive: true })));
}

/** The median of some rounds for each of two ways, measured in turn. */
async function costsOf(...ways: [Shot, Shot]): Promise<[number, number]> {
  for (const way of ways) await checkAnswer(way);
  for (const way of ways) await measureCost(gateway, way, folder, seconds); // warm
  const costs = ways.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, way] of ways.entries()) costs[index]?.push(await measureCost(gateway, way, folder, seconds));
  const [first = Number.NaN, second = Number.NaN] = costs.map(
    (all) => all.toSorted((one, other) => one - other)[Math.floor(rounds / 2)],
  );
  return [first, second];
}

/** A refusal is cheap: only answers with data are compared. */
async function checkAnswer({ url: address, requests: [request] }: Shot): Promise<void> {
  const { statusCode, body } = await undici(address, { method: 'POST', ...request }); // fetch sets no Host
  const text = await body.text();
  if (statusCode !== 200 || /"(?:isError|errors)":(?!false)/u.test(text)) throw new Error(`${address}: ${text}`);
}

function graphqlShot(query: string, variables: object): Shot {
  const headers = { 'content-type': 'application/json', accept: 'application/json', host };
  return { url: `${url}/graphql`, requests: [{ headers, body: JSON.stringify({ query, variables }) }] };
}

/** A call as it is sent in the protocols up to 2025-11-25. */
function mcpShot(name: string, inputs: object): Shot {
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream', host };
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: inputs } };
  return { url: `${url}/mcp`, requests: [{ headers, body: JSON.stringify(message) }] };
}
