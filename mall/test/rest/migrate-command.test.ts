// Full tier: starts of whole malls on an empty server database.
import { expect, test } from 'vitest';
import { commands } from '../../src/commands.ts';
import { readSettings } from '../../src/config.ts';
import { startMall } from '../../src/server.ts';
import { databaseKinds, emptyDatabaseUrl } from './harness/databases.ts';
import { withDataFolder } from './harness/mall-process.ts';

const secrets = ['the secret of before, of 32 letters and more', 'the secret of afterwards, of 32 letters and more'];

test.runIf(databaseKinds.includes('postgres'))(
  'a mall with MIGRATE_AT_START=0 changes no database: it refuses one that is behind, and opens once the command has run',
  async () => {
    const DATABASE_URL = await emptyDatabaseUrl();
    await withDataFolder(async (DATA_DIR) => {
      const [MALL_SECRET] = secrets;
      const given = { DATA_DIR, MALL_PORT: '0', LOG_LEVEL: 'silent', DATABASE_URL, MALL_SECRET };
      const settings = readSettings({ ...given, MIGRATE_AT_START: '0' });
      await expect(startMall(settings)).rejects.toThrow('Run the command first: node mall/content/src/main.ts migrate');
      const told: string[] = [];
      const run = () => commands.migrate(settings, {}, (line) => void told.push(line));
      expect(await Promise.all([run(), run()])).toEqual([true, true]);
      expect(told).toEqual(['The database is up to date.', 'The database is up to date.']);
      const mall = await startMall(settings);
      expect((await fetch(`${mall.url}/ready`)).status).toBe(200);

      const changed = { ...given, MALL_SECRET: secrets[1], LOG_LEVEL: 'silent' };
      await expect(commands.reseal(readSettings(changed), {}, () => undefined)).rejects.toThrow('MALL_SECRET_ALSO');
      const lines: string[] = [];
      const both = readSettings({ ...changed, MALL_SECRET_ALSO: MALL_SECRET });
      expect(await commands.reseal(both, {}, (line) => void lines.push(line))).toBe(true);
      expect(lines.at(-1)).toBe('All rows are sealed with MALL_SECRET.');
      await mall.close();
      await expect(startMall(settings)).rejects.toThrow('MALL_SECRET is not the secret');
      await (await startMall(readSettings(changed))).close();
    });
  },
  180_000,
);
