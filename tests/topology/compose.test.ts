import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { expect, test } from 'vitest';
import { readSettings as readGatewaySettings } from '../../bff/src/config.ts';
import { readSettings as readMallSettings } from '../../mall/src/config.ts';
import { root } from '../../scripts/lib/paths.ts';
import { addressOf, compose, composeFile, environmentOf, services, servicesOn } from '../harness/topology-files.ts';

test('the file fits the compose schema and the habits of its linter', () => {
  // The order is by subject: what a request reaches first comes first.
  const rules = { 'service-keys-order': 0, 'services-alphabetical-order': 0, 'top-level-properties-order': 0 } as const;
  const linter = new DCLinter({ rules, quiet: true, debug: false, exclude: [] });
  const [result] = linter.lintFiles([composeFile], false) as { messages: { line: number; message: string }[] }[];
  expect(result?.messages.map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
});

test('only the proxy is published', () => {
  expect(services.filter(([, { ports }]) => ports !== undefined).map(([name]) => name)).toEqual(['proxy']);
});

test.each(services)('%s is hardened, checked and bounded', (_name, service) => {
  expect(service.read_only).toBe(true);
  expect(service.cap_drop).toEqual(['ALL']);
  expect(service.security_opt).toEqual(['no-new-privileges:true']);
  expect(service.privileged).toBeUndefined();
  expect(service.healthcheck?.test[0]).toBe('CMD');
  expect(Object.keys(service.deploy?.resources.limits ?? {}).toSorted()).toEqual(['cpus', 'memory', 'pids']);
});

test.each(services.filter(([, { image }]) => image !== undefined))(
  '%s has an exact tag and runs without privileges',
  (_name, service) => {
    expect(service.image).toMatch(/:\d+\.\d+[\w.-]*$/u);
    expect(service.user).toMatch(/^(?!0\b|root)\w+/u);
  },
);

test('contains no secret: each comes from the environment, and without it nothing starts', () => {
  const values = services.flatMap(([, { environment = {}, command = [] }]) => [
    ...Object.entries(environment),
    ...command.map((word) => ['', word] as const),
  ]);
  const secret = values.filter(
    ([name, value]) =>
      /secret|password|_auth$/iu.test(name) || /:\/\/[^/]*:[^/]*@/u.test(value) || value.includes('PASSWORD'),
  );
  expect(secret.length).toBeGreaterThanOrEqual(5);
  expect(secret.filter(([, value]) => !/\$\{\w+:\?[^}]+\}/u.test(value))).toEqual([]);
});

test('only the mall reaches the database, and only the gateways are in both networks', () => {
  expect(servicesOn('data')).toEqual(['mall', 'postgres']);
  expect(servicesOn('edge')).toEqual(['proxy', 'gateway-1', 'gateway-2']);
  expect(compose.networks['data']?.internal).toBe(true);
});

test('every file that is mounted is there', () => {
  const mounted = services.flatMap(([, { volumes = [] }]) =>
    volumes.filter((volume) => volume.startsWith('./')).map((volume) => volume.split(':')[0] ?? ''),
  );
  expect(mounted).toHaveLength(2);
  expect(mounted.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test.each([
  ['gateway-1', 'bff/src/config.ts', readGatewaySettings],
  ['mall', 'mall/src/config.ts', readMallSettings],
] as const)('%s understands all that is set for it, and nothing is misspelt', (service, file, read) => {
  const environment = environmentOf(service);
  expect(() => read(environment)).not.toThrow();
  const source = readFileSync(join(root, file), 'utf8');
  expect(Object.keys(environment).filter((name) => !new RegExp(`\\b${name}:`, 'u').test(source))).toEqual([]);
});

test('addresses fit: of the gateways at the proxy, of the proxy at the gateways, of the mall and the store', () => {
  const settings = readGatewaySettings(environmentOf('gateway-1'));
  const told = environmentOf('proxy')['GATEWAYS']?.match(/[\d.]+:\d+/gu);
  expect(told).toEqual(['gateway-1', 'gateway-2'].map((name) => `${addressOf(name, 'edge')}:${settings.PORT}`));
  expect(settings.TRUSTED_PROXIES).toEqual([addressOf('proxy', 'edge')]);
  expect(settings.MALL_API_URL).toBe(`http://${addressOf('mall', 'inside')}:${readMallSettings({}).port}`);
  expect(new URL(settings.REDIS_URL ?? '').hostname).toBe(addressOf('valkey', 'inside'));
});

test('the proxy gets everything that its configuration needs', () => {
  const template = readFileSync(join(root, 'deploy/proxy/shop.conf.template'), 'utf8');
  const open = [...template.matchAll(/\$\{(\w+)\}/gu)].map(([, name]) => name);
  expect(new Set(Object.keys(environmentOf('proxy')))).toEqual(new Set(open));
});

test('the images open nothing to developers, and no page that plays the identity agency', () => {
  const { INTROSPECTION, TELL_UPSTREAM_CALLS, CERTIFICATION_PAGE, DEV_OUTBOX } = readGatewaySettings(
    environmentOf('gateway-1'),
  );
  const { showsOutbox, playsAgency } = readMallSettings(environmentOf('mall'));
  expect([INTROSPECTION, TELL_UPSTREAM_CALLS, CERTIFICATION_PAGE, DEV_OUTBOX, showsOutbox, playsAgency]).toEqual(
    Array(6).fill(false),
  );
});
