import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings as readGatewaySettings, settingNames as ofGateway } from '../../bff/src/config.ts';
import { readSettings as readMallSettings, settingNames as ofMall } from '../../mall/src/config.ts';
import { root } from '../../scripts/lib/paths.ts';
import { demonstration, environmentOf, gatewayAlone } from '../harness/topology-files.ts';

const programs = {
  gateway: { names: ofGateway, read: readGatewaySettings },
  mall: { names: ofMall, read: readMallSettings },
} as const;

/** Where things are in a container, which the image says. */
const ofTheImage = ['HOST', 'PORT', 'MALL_PORT', 'METRICS_PORT', 'DATA_DIR', 'WEB_DIST'];
/** What opens something that is nobody's business but a developer's. */
const closed = ['INTROSPECTION', 'TELL_UPSTREAM_CALLS', 'CERTIFICATION_PAGE', 'DEV_OUTBOX'];
/** Limits and times, whose defaults suit a container. An operator adds them in a file of their own. */
const isTuning = (name: string) =>
  /^MAX_|_(?:MS|BYTES|SECONDS|DAYS|LIMIT|CONNECTIONS|FAILURES|AT_ONCE|WAITING|PER_\w+)$|^(?:SIGN_IN|SEND|REFUSED|LAYOUT|PAGE)_/u.test(
    name,
  ) && !['SHOP_PACE_SECONDS'].includes(name);
/** What the gateway alone has no use for: the embedded mall's company. */
const ofTheEmbeddedMall = ['PG_TEST', 'PG_URL'];

describe.each([
  { compose: demonstration, service: 'gateway-1', program: 'gateway', unneeded: [] },
  { compose: demonstration, service: 'gateway-2', program: 'gateway', unneeded: [] },
  { compose: demonstration, service: 'mall', program: 'mall', unneeded: [] },
  { compose: gatewayAlone, service: 'gateway-1', program: 'gateway', unneeded: ofTheEmbeddedMall },
  { compose: gatewayAlone, service: 'gateway-2', program: 'gateway', unneeded: ofTheEmbeddedMall },
] as const)('$service of $compose.file', ({ compose, service, program, unneeded }) => {
  const environment = environmentOf(service, compose);

  test('understands all that is set for it, and nothing is misspelt', () => {
    expect(() => programs[program].read(environment)).not.toThrow();
    expect(Object.keys(environment).filter((name) => !programs[program].names.includes(name))).toEqual([]);
  });

  test('gets every setting that an operator needs', () => {
    const left = programs[program].names.filter((name) => !(name in environment) && !isTuning(name));
    expect(left.filter((name) => ![...ofTheImage, ...closed, ...unneeded].includes(name))).toEqual([]);
  });

  test('gets what an operator gives, unchanged', () => {
    const given = Object.fromEntries(Object.keys(environment).map((name) => [name, `given ${name}`]));
    const filled = Object.entries(environmentOf(service, compose, given));
    const own = ['MALL_API_URL', 'REDIS_URL', 'DATABASE_URL', 'TRUSTED_PROXIES', 'TRUST_PROXY', 'UNREADY_MS'];
    expect(filled.filter(([name, value]) => value !== given[name] && !own.includes(name))).toEqual([]);
  });

  test('opens nothing to developers, and no page that plays the identity agency', () => {
    expect(closed.filter((name) => name in environment)).toEqual([]);
  });
});

test('containers find one another by name', () => {
  const gateway = readGatewaySettings(environmentOf('gateway-1'));
  const ports = { gateway: gateway.PORT, mall: readMallSettings({}).port };
  const named = environmentOf('proxy')['GATEWAYS']?.match(/[\w-]+:\d+ resolve/gu);
  expect(named).toEqual(['gateway-1', 'gateway-2'].map((name) => `${name}:${ports.gateway} resolve`));
  expect(gateway.MALL_API_URL).toBe(`http://mall:${ports.mall}`);
  expect(environmentOf('proxy')['MALL']).toBe(`mall:${ports.mall}`);
  expect(new URL(gateway.REDIS_URL ?? '').hostname).toBe('valkey');
  const names = Object.keys(demonstration.services);
  expect(['gateway-1', 'gateway-2', 'mall', 'valkey'].filter((name) => !names.includes(name))).toEqual([]);
});

test.each([demonstration, gatewayAlone])(
  'the proxy of $file gets everything that its configuration needs',
  (compose) => {
    const templates = (compose.services['proxy']?.volumes ?? [])
      .map((volume) => volume.split(':')[0] ?? '')
      .filter((file) => file.endsWith('.template'));
    const open = templates.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/\$\{(\w+)\}/gu)].map(([, name]) => name),
    );
    expect(new Set(Object.keys(environmentOf('proxy', compose)))).toEqual(new Set(open));
  },
);

function mallWith(given: Record<string, string>) {
  return readMallSettings(environmentOf('mall', demonstration, given));
}

test('the demonstration has members and a test company, until an operator sells by it or names a real company', () => {
  expect(mallWith({})).toMatchObject({ hasDemoMembers: true, playsPaymentProvider: true, isTestProviderPublic: true });
  const selling = { SEED_DEMO: '0', PG_TEST: '0' };
  expect(mallWith(selling)).toMatchObject({ hasDemoMembers: false, playsPaymentProvider: false });
  const company = { PG_URL: 'https://pg.example', PG_SECRET_KEY: 'a key' };
  expect(() => mallWith(company)).toThrow(/SEED_DEMO must be 0 beside PG_URL/u);
  expect(mallWith({ ...company, SEED_DEMO: '0' })).toMatchObject({
    playsPaymentProvider: false,
    payment: { secretKey: 'a key' },
  });
  const { PG_TEST, PG_URL } = readGatewaySettings(environmentOf('gateway-1', demonstration, company));
  expect([PG_TEST, PG_URL]).toEqual(['public', 'https://pg.example']);
});

test('the gateway alone shows no test company', () => {
  expect(readGatewaySettings(environmentOf('gateway-1', gatewayAlone)).PG_TEST).toBe('0');
});
