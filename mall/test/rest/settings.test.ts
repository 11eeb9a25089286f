import express from 'express';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../src/config.ts';

const mistaken = {
  MALL_PORT: 'abc',
  LOG_LEVEL: 'loud',
  DATABASE_URL: 'mysql://user:hidden@host/db',
  MALL_SECRET: 'hidden',
  REFRESH_GRACE_SECONDS: '-1',
};

function providerOf(settings: Record<string, string>) {
  const { playsPaymentProvider, isTestProviderPublic } = readSettings(settings);
  return [playsPaymentProvider, isTestProviderPublic];
}

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
      addressSearch: null,
      sending: { limit: 5, addressLimit: 60, windowSeconds: 3600 },
      mallHosts: [],
      storefrontUrl: 'http://localhost:4000',
      smtp: null,
      showsOutbox: false,
      playsAgency: false,
      playsPaymentProvider: false,
      hasDemoMembers: false,
    });
  });

  test('the test provider is played where a setting says so, for whom it says, and never beside a real one', () => {
    expect(['0', '1', 'public'].map((PG_TEST) => providerOf({ PG_TEST }))).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ]);
    const real = { PG_URL: 'https://pg.example', PG_SECRET_KEY: 'a key' };
    expect(providerOf({ PG_TEST: 'public', ...real })[0]).toBe(false);
    expect(() => providerOf({ PG_TEST: 'yes' })).toThrow(/PG_TEST must be one of 0, 1, public/u);
  });

  test('members whose passwords are published are never there beside a real payment provider', () => {
    const real = { PG_URL: 'https://pg.example', PG_SECRET_KEY: 'a key' };
    expect(() => readSettings({ SEED_DEMO: '1', ...real })).toThrow(/SEED_DEMO must be 0 beside PG_URL/u);
    expect(readSettings({ SEED_DEMO: '0', ...real }).hasDemoMembers).toBe(false);
    expect(readSettings({ SEED_DEMO: '1' }).hasDemoMembers).toBe(true);
  });

  test('links of mails use the gateway, the first allowed host, or the configured address', () => {
    expect(readSettings({ PORT: '5000' }).storefrontUrl).toBe('http://localhost:5000');
    expect(readSettings({ MALL_HOSTS: 'Shop.example:8443, biz.example' })).toMatchObject({
      storefrontUrl: 'https://shop.example:8443',
      mallHosts: ['shop.example:8443', 'biz.example'],
    });
    expect(readSettings({ MALL_HOSTS: 'shop.example', STOREFRONT_URL: 'http://shop.test/' }).storefrontUrl).toBe(
      'http://shop.test',
    );
  });

  test('the outbox and the agency are visible with a setting, the outbox while no mails are sent', () => {
    expect(readSettings({ NODE_ENV: 'development' })).toMatchObject({ showsOutbox: false, playsAgency: false });
    expect(readSettings({ NODE_ENV: 'production', DEV_OUTBOX: '1', CERTIFICATION_PAGE: '1' })).toMatchObject({
      showsOutbox: true,
      playsAgency: true,
    });
    expect(readSettings({ DEV_OUTBOX: '1', SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example' })).toMatchObject({
      showsOutbox: false,
      smtp: { url: 'smtp://mail.example', from: 'a@b.example' },
    });
  });

  test('a proxy that is none is named with the remedy', () => {
    expect(() => readSettings({ TRUST_PROXY: 'foo' })).toThrow(
      'TRUST_PROXY must be addresses or networks of proxies with commas between them, such as 10.0.0.7,10.1.0.0/16, ' +
        'or loopback, linklocal, uniquelocal; leave it out for loopback.',
    );
    const { trustProxy } = readSettings({ TRUST_PROXY: 'loopback, 10.1.0.0/16' });
    expect(() => express().set('trust proxy', trustProxy)).not.toThrow();
  });

  test('the connections to a server have bounds', () => {
    expect(readSettings({}).pool).toEqual({ connections: 10, statementMs: 8000, preparesStatements: true });
    expect(readSettings({ DATABASE_CONNECTIONS: '40', DATABASE_STATEMENT_MS: '0' }).pool).toEqual({
      connections: 40,
      statementMs: 0,
      preparesStatements: true,
    });
    expect(() => readSettings({ DATABASE_CONNECTIONS: '0' })).toThrow(
      'DATABASE_CONNECTIONS must be a whole number from 1',
    );
  });

  test('left empty count as left out', () => {
    expect(readSettings({ MALL_PORT: '', IMAGE_HOST: ' ' })).toEqual(readSettings({}));
  });

  test('the images come from the gateway, wherever it is', () => {
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
        'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent; leave it out for info.',
        'REFRESH_GRACE_SECONDS must be a whole number from 0 to 600; leave it out for 30.',
        'DATABASE_URL must begin with postgres://; leave it out for the embedded database.',
        'MALL_SECRET must have 32 characters or more; leave it out to have one made.',
      ].join(' '),
    );
  });
});
