import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

const compiled = fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url));

/**
 * Call this before large modules load. It caches compiled code for the next start, which saves a third of its processor
 * time; without write access there is no cache. It limits heap growth to a third between two full collections, where
 * V8's default is several times that: requests leave much short-lived garbage, and V8 does not return memory. It also
 * turns off V8's guess at long-lived objects: after a busy moment V8 would allocate request objects among the old ones,
 * where everything they reference stays until the next full collection.
 */
export function prepareEngine(): void {
  enableCompileCache(compiled);
  setFlagsFromString('--heap-growing-percent=35');
  setFlagsFromString('--no-allocation-site-pretenuring');
}
