import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import gateway from '../../../package.json' with { type: 'json' };
import { gatewayVersion } from '../../../../packages/client/src/version.ts';
import { openGateway } from '../../helpers/open-gateway.ts';
import { test } from '../../helpers/real-mall.ts';
import { runWell } from '../shell.ts';
import { packClient, tsc } from './packed-client.ts';

test.beforeAll(({ mall }) => void mall);

/** The package as a stranger gets it: installed alone into an empty project without a network. */
async function installPacked(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'stranger-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { tarball, env } = await packClient(folder);
  const project = join(folder, 'project');
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'stranger', private: true, type: 'module' }));
  await runWell('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], { cwd: project, env });
  return project;
}

test("a stranger's project signs in, pages through a category, buys and renews its session, in 60 lines", async ({
  mall,
}) => {
  const project = await installPacked();
  const installed = join(project, 'node_modules/@family-mall/client');
  expect(readdirSync(installed).toSorted()).toEqual(['README.md', 'dist', 'examples', 'package.json']);
  expect(readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['@family-mall']);
  const example = readFileSync(join(installed, 'examples/buy.mjs'), 'utf8');
  expect(example.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  cpSync(join(installed, 'examples'), project, { recursive: true });

  const shop = await openGateway(mall.url, { PG_TEST: '1' });
  onTestFinished(() => shop.close());
  const env = { ...process.env, GATEWAY: shop.url, ID: 'haram' };
  const told = await runWell(process.execPath, ['buy.mjs'], { cwd: project, env });
  expect(told.trim().split('\n')).toEqual(['shown 60', 'renewed true', 'paid PAID']);
});

test('what it exports has types that a strict program reads', async () => {
  const project = await installPacked();
  writeFileSync(
    join(project, 'app.ts'),
    `import { isConflict, isOfType, MallClient, possibleTypes, type ErrorCode, type PlaceOrderResult, type Scalars } from '@family-mall/client';
     export const mall = new MallClient({ origin: 'https://shop.example', mallUrl: 'familyshop' });
     export const codes: ErrorCode[] = ['RATE_LIMITED'];
     export const unions: string[] | undefined = possibleTypes['PlaceOrderResult'];
     export function totalOf(result: PlaceOrderResult): Scalars['Won']['output'] | null {
       if (isOfType(result, 'OrderPlaced')) return result.order.payTotal;
       return isConflict(result, 'PRICE_CHANGED') && result.__typename === 'PriceChanged' ? result.payTotal : null;
     }
     export async function ask(): Promise<number> {
       // @ts-expect-error -- data is as the caller says
       const { a }: { a: string } = await mall.request<{ a: number }>('{ a }');
       return Number(a);
     }`,
  );
  const strictly = [
    '--noEmit',
    '--strict',
    '--target',
    'es2022',
    '--module',
    'nodenext',
    '--lib',
    'es2022,dom',
    '--types',
    '',
  ];
  expect(await runWell(tsc, [...strictly, 'app.ts'], { cwd: project, env: process.env })).toBe('');
});

test('a bundler that reads no exports finds it too', async () => {
  const project = await installPacked();
  const installed = join(project, 'node_modules/@family-mall/client');
  const { main, types } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  expect(await import(pathToFileURL(join(installed, main)).href)).toHaveProperty('MallClient');
  expect(readFileSync(join(installed, types), 'utf8')).toContain('MallClient');
});

test('the package is made for the version of this gateway', () => {
  expect(gatewayVersion).toBe(gateway.version);
});
