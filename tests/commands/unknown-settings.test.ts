import { describe, expect, test } from 'vitest';
import { readSettings as readGatewaySettings, settingNames as ofGateway } from '../../bff/src/config.ts';
import { readSettings as readMallSettings, settingNames as ofMall } from '../../mall/src/config.ts';

type Environment = Record<string, string>;

const gateway = (environment: Environment) => readGatewaySettings(environment).unknown;
const mall = (environment: Environment) => readMallSettings(environment).unknown;

/** What machines, shells, clusters, other programs and this project's commands have in the environment. */
const ordinary = `
  CHROMIUM_PATH CI COLORTERM DBUS_SESSION_BUS_ADDRESS DEBIAN_FRONTEND EDITOR FORCE_COLOR GATEWAYS GATEWAY_URL GPG_KEY HISTFILE HOME
  HOSTNAME HTTP_PROXY HTTPS_PROXY INIT_CWD KUBERNETES_PORT KUBERNETES_SERVICE_HOST LANG LANGUAGE LC_ALL LESS LOGNAME LS_COLORS
  MALL_PORT_4100_TCP_ADDR MALL_SERVICE_HOST MALL_SERVICE_PORT NGINX NODE NODE_COMPILE_CACHE NODE_ENV NODE_OPTIONS NODE_PATH NO_COLOR
  NO_PROXY OLDPWD OTEL_EXPORTER_OTLP_HEADERS OTEL_EXPORTER_OTLP_PROTOCOL OTEL_TRACES_SAMPLER PAGER PATH
  PGDATABASE PGHOST PGPASSWORD PGPORT PGUSER PGDATA PG_COLOR PG_CONFIG PG_MAJOR PG_VERSION POSTGRES_BIN POSTGRES_DB
  POSTGRES_PASSWORD POSTGRES_USER PS1 PWD REDIS_HOST REDIS_PASSWORD REDIS_PORT REDIS_SERVER SHELL SHLVL SHOP_ADDRESS SHOP_PORT
  SSH_AUTH_SOCK SSL_CERT_FILE TERM TEST_DATABASES TEST_RESULTS TMPDIR TRUSTED_FRONT TZ USER VALKEY_PASSWORD VIRTUAL_ENV WEB_PORT
  XDG_RUNTIME_DIR npm_config_cache npm_lifecycle_event
`
  .trim()
  .split(/\s+/u);

const valued = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 'x']));

describe('names in the environment', () => {
  test.each([
    ['TRUSTED_PROXY', 'TRUSTED_PROXIES', gateway],
    ['TRUSTED_PROXYS', 'TRUSTED_PROXIES', gateway],
    ['REDIS_URI', 'REDIS_URL', gateway],
    ['MALL_APL_URL', 'MALL_API_URL', gateway],
    ['MALL_HOST', 'MALL_HOSTS', gateway],
    ['BREAKER_FALIURES', 'BREAKER_FAILURES', gateway],
    ['LOGLEVEL', 'LOG_LEVEL', mall],
    ['DATABSE_URL', 'DATABASE_URL', mall],
    ['DATADIR', 'DATA_DIR', mall],
    ['MALL_SECERT', 'MALL_SECRET', mall],
    ['FILE_STORE_ACCESS_KEY', 'FILE_STORE_KEY_ID', mall],
    ['SMTP_HOST', 'SMTP_URL', mall],
    ['PG_SECRET', 'PG_SECRET_KEY', mall],
  ])('%s is reported with %s', (name, setting, read) => {
    expect(read({ [setting]: '', [name]: 'x' })).toEqual([
      `${name} is not a setting, and is ignored. Is ${setting} meant?`,
    ]);
  });

  test('that are ordinary are not reported, nor those that are empty', () => {
    for (const read of [gateway, mall]) {
      expect(read(valued(ordinary))).toEqual([]);
      expect(read({ TRUSTED_PROXY: ' ', SMTP_HOST: '' })).toEqual([]);
    }
  });

  test('that are settings of the other program are not reported', () => {
    expect(gateway(valued(ofMall.filter((name) => !ofGateway.includes(name))))).toEqual([]);
    expect(mall(valued(ofGateway.filter((name) => !ofMall.includes(name))))).toEqual([]);
  });
});
