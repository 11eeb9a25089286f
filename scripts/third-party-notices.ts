import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { carriers, noticesOf } from './notices/notices.ts';

// Writes the notices of what is handed on: node scripts/third-party-notices.ts storefront|gateway|mall FILE
const [name = '', file = ''] = process.argv.slice(2);
const packages = Object.entries(carriers).find(([carrier]) => carrier === name)?.[1];
if (!packages || file === '')
  throw new Error(`Say what for, one of ${Object.keys(carriers).join(', ')}, and the file to write.`);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${noticesOf(packages())}\n`);
