import { readFileSync } from 'node:fs';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** The gateway's version, as CHANGELOG.md counts it. */
export const gatewayVersion = version;
