import { expect, test } from 'vitest';
import { readSettings } from '../../src/config.ts';
import { resourceOf } from '../../src/tracing/open-tracing.ts';

const resource = (environment: Record<string, string>) => resourceOf(readSettings(environment));

test('spans carry the attributes that the environment gives them', () => {
  expect(
    resource({
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=production, service.version=1.0.0,team=shop%2C%EA%B0%80,',
    }),
  ).toEqual({
    'service.name': 'family-mall-gateway',
    'deployment.environment.name': 'production',
    'service.version': '1.0.0',
    team: 'shop,가',
  });
});

test.each([
  [{}, 'family-mall-gateway'],
  [{ OTEL_RESOURCE_ATTRIBUTES: 'service.name=gateway' }, 'gateway'],
  [{ OTEL_RESOURCE_ATTRIBUTES: 'service.name=gateway', OTEL_SERVICE_NAME: 'gateway-2' }, 'gateway-2'],
])('the name given by %j is %s', (environment, name) => {
  expect(resource(environment)['service.name']).toBe(name);
});

test.each(['production', 'a=b=c', 'a=%E0%A4%A', '=b'])('%s is no such list', (text) => {
  expect(() => readSettings({ OTEL_RESOURCE_ATTRIBUTES: text })).toThrow(/OTEL_RESOURCE_ATTRIBUTES must be key=value/u);
});
