#!/bin/sh
# kubernetes-models 5.1.0: `validate()` of a model refuses a wrong type and a missing field, and lets every field pass that Kubernetes does
# not know, since the published OpenAPI schemas close no object. A cluster refuses such a field (field validation is `Strict` in kubectl).
# The types of the same package refuse it when a literal is compiled (TypeScript's check of excess properties).
# Seen: "replicas as a text: refused, readinesProbe: passes, readinesProbe by the types: TS2353".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent kubernetes-models@5.1.0 typescript@5.9.3
cat >program.mjs <<'PROGRAM'
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';

const deployment = (spec, container) => ({
  metadata: { name: 'shop' },
  spec: {
    selector: { matchLabels: { app: 'shop' } },
    template: { metadata: { labels: { app: 'shop' } }, spec: { containers: [{ name: 'shop', ...container }] } },
    ...spec,
  },
});
const judged = (data) => {
  try {
    new Deployment(data).validate();
    return 'passes';
  } catch {
    return 'refused';
  }
};
const misspelt = { readinesProbe: { httpGet: { path: '/ready', port: 4000 } } };
const wholeMisspelt = { apiVersion: 'apps/v1', kind: 'Deployment', ...deployment({}, misspelt) };
writeFileSync(
  'manifest.mts',
  `import type { IDeployment } from 'kubernetes-models/apps/v1/Deployment';
export const manifest: IDeployment = ${JSON.stringify(wholeMisspelt)};`,
);
const flags = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--target', 'esnext'];
const { stdout } = spawnSync('node_modules/.bin/tsc', [...flags, 'manifest.mts'], { encoding: 'utf8' });
const byTypes = /TS2353.*readinesProbe/u.test(stdout) ? 'TS2353' : 'passes';
const seen = [judged(deployment({ replicas: '2' }, {})), judged(deployment({}, misspelt)), byTypes];
console.log(`replicas as a text: ${seen[0]}, readinesProbe: ${seen[1]}, readinesProbe by the types: ${seen[2]}`);
assert.deepEqual(seen, ['refused', 'passes', 'TS2353']);
PROGRAM
node program.mjs
