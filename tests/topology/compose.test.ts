import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/lib/paths.ts';
import { demonstration, gatewayAlone, servicesOn } from '../harness/topology-files.ts';

/** Given by the operator, and empty otherwise. */
const isOptional = (name: string, value: string) => value === `\${${name}:-}`;

describe.each([demonstration, gatewayAlone])('$file', (compose) => {
  const services = Object.entries(compose.services);

  test('fits the compose schema and the habits of its linter', () => {
    // The order is by subject: what a request reaches first comes first.
    const rules = {
      // An image that is built here has a name to find it by.
      'no-build-and-image': 0,
      'service-keys-order': 0,
      'services-alphabetical-order': 0,
      'top-level-properties-order': 0,
    } as const;
    const linter = new DCLinter({ rules, quiet: true, debug: false, exclude: [] });
    const file = join(root, compose.file);
    const [result] = linter.lintFiles([file], false) as { messages: { line: number; message: string }[] }[];
    expect(result?.messages.map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
  });

  test('publishes the proxy alone', () => {
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

  test.each(services.filter(([, { build }]) => build === undefined))(
    '%s has an exact tag and runs without privileges',
    (_name, service) => {
      expect(service.image).toMatch(/:\d+\.\d+[\w.-]*$/u);
      expect(service.user).toMatch(/^(?!0\b|root)\w+/u);
    },
  );

  test('images of our own have the name of their stage and the version of the project', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    const own = services.flatMap(([, { build, image }]) => (build ? [[build.target, image]] : []));
    expect(own.length).toBeGreaterThan(1);
    for (const [target, image] of own) expect(image).toBe(`family-mall-${target}:\${SHOP_VERSION:-${version}}`);
  });

  test('contains no secret: each comes from the environment, and without those it needs nothing starts', () => {
    const values = services.flatMap(([, { environment = {}, command = [] }]) => [
      ...Object.entries(environment),
      ...command.map((word) => ['', word] as const),
    ]);
    const secret = values.filter(
      ([name, value]) =>
        /secret|password|_auth$|_key_id$/iu.test(name) ||
        /:\/\/[^/]*:[^/]*@/u.test(value) ||
        value.includes('PASSWORD'),
    );
    expect(secret.length).toBeGreaterThan(2);
    expect(secret.filter(([name, value]) => !/\$\{\w+:\?[^}]+\}/u.test(value) && !isOptional(name, value))).toEqual([]);
  });

  test('every file that is mounted is there, and every volume is declared', () => {
    const mounts = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0] ?? ''));
    const files = mounts.filter((mount) => mount.startsWith('./'));
    expect(files).toContain('./deploy/proxy/nginx.conf');
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    const volumes = mounts.filter((mount) => !mount.startsWith('./'));
    expect(volumes.toSorted()).toEqual(Object.keys(compose.volumes ?? {}));
  });

  test('names containers and fixes no address', () => {
    const text = readFileSync(join(root, compose.file), 'utf8');
    expect(text).not.toMatch(/ipv4_address|subnet|ipam/u);
    const addresses = text.match(/\b\d{1,3}(?:\.\d{1,3}){3}\b/gu) ?? [];
    // This machine, and the name server that the engine has in every container.
    expect(addresses.filter((address) => !['127.0.0.1', '127.0.0.11'].includes(address))).toEqual([]);
  });
});

test('only the mall reaches the database, and only the gateways are beside proxy and mall', () => {
  expect(servicesOn('data', demonstration)).toEqual(['mall', 'postgres']);
  expect(demonstration.networks['data']?.internal).toBe(true);
  expect(servicesOn('edge', demonstration)).toEqual(['proxy', 'gateway-1', 'gateway-2']);
  expect(servicesOn('inside', demonstration)).toEqual(['gateway-1', 'gateway-2', 'mall', 'valkey']);
  expect(servicesOn('notices', demonstration)).toEqual(['proxy', 'mall']);
});

test('the gateway alone is the same but for what belongs to the embedded mall', () => {
  expect(Object.keys(gatewayAlone.services)).toEqual(['proxy', 'gateway-1', 'gateway-2', 'valkey']);
  expect(gatewayAlone.services['valkey']).toEqual(demonstration.services['valkey']);
  const ofTheMall = { environment: undefined, volumes: undefined, networks: undefined, depends_on: undefined };
  for (const name of ['proxy', 'gateway-1', 'gateway-2'])
    expect({ ...gatewayAlone.services[name], ...ofTheMall }).toEqual({ ...demonstration.services[name], ...ofTheMall });
});
