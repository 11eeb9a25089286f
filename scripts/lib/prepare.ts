import { join } from 'node:path';
import { root } from './paths.ts';
import { runStep } from './step.ts';

const contracts = [
  'schema/*.graphql',
  'mall/openapi/**/*.yaml',
  'codegen.ts',
  'scripts/codegen/*',
  'web/src/**/*.graphql',
  'pnpm-lock.yaml',
];

/** Types, operations and hooks from the two contracts. */
export function generate(): Promise<void> {
  return runStep({
    name: 'codegen',
    title: 'Generating types',
    inputs: contracts,
    output: 'web/src/__generated__/hooks.ts',
    command: ['graphql-codegen', '--config', 'codegen.ts'],
  });
}

/** The storefront, for the browser and for the gateway's renderer. */
function build(): Promise<void> {
  return runStep({
    name: 'build',
    title: 'Building the storefront',
    inputs: [
      ...contracts,
      'web/src/**/*',
      'web/public/**/*',
      'web/*.{ts,json,html}',
      'tsconfig.base.json',
      'scripts/third-party-notices.ts',
      'scripts/notices/*',
    ],
    output: 'web/dist/server/server.js',
    command: ['pnpm', '--dir', join(root, 'web'), 'run', 'build'],
  });
}

/** The explorer at /sandbox. */
export function buildSandbox(): Promise<void> {
  return runStep({
    name: 'sandbox',
    title: 'Building the sandbox',
    inputs: ['bff/sandbox/**/*', 'packages/client/src/**/*', 'schema.graphql', 'pnpm-lock.yaml'],
    output: 'bff/dist/sandbox/index.html',
    command: ['pnpm', '--dir', join(root, 'bff'), 'run', 'build:sandbox'],
  });
}

/** The desk of the operator's door. */
function buildDesk(): Promise<void> {
  return runStep({
    name: 'desk',
    title: 'Building the desk',
    inputs: ['mall/desk/**/*', 'pnpm-lock.yaml'],
    output: 'mall/dist/desk/index.html',
    command: ['pnpm', '--dir', join(root, 'mall'), 'run', 'build:desk'],
  });
}

/** All that must exist before mall and gateway can start. */
export async function prepare(): Promise<void> {
  await generate();
  await build();
  await buildSandbox();
  await buildDesk();
}
