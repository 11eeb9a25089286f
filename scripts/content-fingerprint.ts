import { writeFileSync } from 'node:fs';
import { contentFingerprint, fingerprintFile } from './lib/content-fingerprint.ts';

writeFileSync(fingerprintFile, `${contentFingerprint()}\n`);
