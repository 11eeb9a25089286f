import { expect, test } from 'vitest';
import { openSettings } from '../../scripts/lib/open-settings.ts';

const toAnybody = { AGENTS: '1', INTROSPECTION: '1', TELL_UPSTREAM_CALLS: '1' };

test("the commands open the developer's tools, and the pages and members of the embedded mall", () => {
  expect(openSettings({})).toEqual({
    ...toAnybody,
    CERTIFICATION_PAGE: '1',
    DEV_OUTBOX: '1',
    PG_TEST: '1',
    SEED_DEMO: '1',
    OPERATOR_PORT: '4200',
    LISTED_MALLS: expect.stringMatching(/^familyshop,familyshopplus,/u),
  });
  expect(openSettings({ NODE_ENV: 'development', MALL_API_URL: ' ' })).toEqual(openSettings({}));
});

test('a real mall has its own identity agency, payment provider, members and mails', () => {
  expect(openSettings({ MALL_API_URL: 'https://mall.example.com' })).toEqual(toAnybody);
});

test.each([{ PG_URL: 'https://pg.example' }, { DATABASE_URL: 'postgres://localhost/shop' }])(
  'a shop with %o gets the members of the demonstration from nobody',
  (own) => {
    const { SEED_DEMO, ...others } = openSettings({});
    expect(SEED_DEMO).toBe('1');
    expect(openSettings(own)).toEqual(others);
  },
);

test('what is set wins', () => {
  expect(openSettings({ INTROSPECTION: '0', DEV_OUTBOX: '0' })).toMatchObject({
    INTROSPECTION: '0',
    DEV_OUTBOX: '0',
    TELL_UPSTREAM_CALLS: '1',
  });
});

test('in production nothing is opened by a command', () => {
  expect(openSettings({ NODE_ENV: 'production' })).toEqual({});
});
