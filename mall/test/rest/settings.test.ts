import { describe, expect, test } from 'vitest';
import { readSettings } from '../../src/config.ts';

const mistaken = {
  MALL_PORT: 'abc',
  LOG_LEVEL: 'loud',
  DATABASE_URL: 'mysql://user:hidden@host/db',
  MALL_SECRET: 'hidden',
  REFRESH_GRACE_SECONDS: '-1',
};

describe('settings', () => {
  test('have safe standard values', () => {
    expect(readSettings({})).toMatchObject({
      host: '127.0.0.1',
      port: 4100,
      endPoint: 'http://localhost:4000',
      databaseUrl: null,
      accessTokenSeconds: 1800,
      refreshTokenDays: 14,
      refreshGraceSeconds: 30,
      recaptcha: null,
    });
  });

  test('left empty count as left out', () => {
    expect(readSettings({ MALL_PORT: '', IMAGE_HOST: ' ' })).toEqual(readSettings({}));
  });

  test('the pictures come from the gateway, wherever it is', () => {
    expect(readSettings({ PORT: '5000' }).endPoint).toBe('http://localhost:5000');
  });

  test('a grace time of nothing is allowed', () => {
    expect(readSettings({ REFRESH_GRACE_SECONDS: '0' }).refreshGraceSeconds).toBe(0);
  });

  test('every mistake is named at once, with its remedy, and no secret is repeated', () => {
    expect(() => readSettings(mistaken)).toThrow(
      [
        'The settings are wrong.',
        'MALL_PORT must be a whole number from 0 to 65535; leave it out for 4100.',
        'DATABASE_URL must begin with postgres://; leave it out for the embedded database.',
        'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent; leave it out for info.',
        'MALL_SECRET must have 32 characters or more; leave it out to have one made.',
        'REFRESH_GRACE_SECONDS must be a whole number from 0 to 600; leave it out for 30.',
      ].join(' '),
    );
  });
});
