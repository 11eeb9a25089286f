import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { errorForLog } from '../../log.ts';
import { mistakeIn, operationNameIn } from './check-document.ts';
import { plainId, readManifest, releaseOf, type Release } from './manifest-forms.ts';

/** A document of a client's release. */
export interface ManifestDocument extends Release {
  text: string;
}

/** What a folder of manifests holds. */
export interface LoadedManifests {
  /** By their ids, without the name of a hash before them. */
  documents: ReadonlyMap<string, ManifestDocument>;
  releases: readonly (Release & { loaded: number; refused: number })[];
}

/** Whatever changes when a file of the folder does. */
export function markOf(folder: string): string {
  try {
    return readdirSync(folder)
      .filter((file) => releaseOf(file) !== null)
      .toSorted()
      .map((file) => {
        const { mtimeMs, size } = statSync(join(folder, file));
        return `${file} ${mtimeMs} ${size}`;
      })
      .join('\n');
  } catch {
    return '';
  }
}

/**
 * Reads all manifests of a folder. A document that the schema does not fit is refused alone, with its name, and so is one whose id
 * another release has for another text. Of an id in an active and in a retired release, the active one counts.
 */
export function loadManifests(folder: string, schema: GraphQLSchema, log: Logger): LoadedManifests {
  const documents = new Map<string, ManifestDocument>();
  const checked = new Map<string, string | null>();
  const files = listed(folder, log).flatMap((file) => {
    const release = releaseOf(file);
    return release ? [{ file, release }] : [];
  });
  const activeFirst = files.toSorted((one, other) => Number(one.release.isRetired) - Number(other.release.isRetired));
  const releases = activeFirst.map(({ file, release }) => {
    const { app, release: version, isRetired } = release;
    const refuse = (operation: string, reason: string) => {
      log.warn({ app, release: version, operation, reason }, 'An operation of a manifest is refused');
      return 1;
    };
    let loaded = 0;
    let refused = 0;
    try {
      const { entries, malformed } = readManifest(readFileSync(join(folder, file), 'utf8'));
      for (const name of malformed) refused += refuse(name, 'Its id or its text is none');
      for (const { id, text } of entries) {
        const known = documents.get(plainId(id));
        const mistake = isRetired ? null : memoized(checked, text, () => mistakeIn(schema, text));
        if (mistake !== null) refused += refuse(operationNameIn(text), mistake);
        else if (known && known.text !== text && known.isRetired === isRetired)
          refused += refuse(operationNameIn(text), `${known.app}@${known.release} has its id for another text`);
        else {
          loaded += 1;
          if (!known) documents.set(plainId(id), { ...release, text });
        }
      }
    } catch (error) {
      log.warn({ app, release: version, error: errorForLog(error) }, 'A manifest cannot be read');
    }
    return { ...release, loaded, refused };
  });
  return { documents, releases };
}

function listed(folder: string, log: Logger): string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch (error) {
    log.warn({ error: errorForLog(error) }, 'The folder of MANIFESTS cannot be read');
    return [];
  }
}

function memoized<T>(values: Map<string, T>, key: string, make: () => T): T {
  const known = values.get(key);
  if (known !== undefined) return known;
  const value = make();
  values.set(key, value);
  return value;
}

const mostOwnReleases = 5;

/**
 * Puts the build's own manifest beside the others, so that the next build still knows it: pages that a shopper has open ask by the ids of
 * the build they came from. The latest few stay. A folder that cannot be written to is the operator's own.
 */
export function keepRelease(folder: string, app: string, release: string, json: string, log: Logger): void {
  try {
    const own = (file: string) => {
      const found = releaseOf(file);
      return found?.app === app && !found.isRetired;
    };
    const path = join(folder, `${app}@${release}.json`);
    writeFileSync(`${path}.new`, json);
    renameSync(`${path}.new`, path); // whole, whoever reads meanwhile
    const age = (file: string) => statSync(join(folder, file)).mtimeMs;
    const oldestLast = readdirSync(folder)
      .filter(own)
      .toSorted((one, other) => age(other) - age(one));
    for (const file of oldestLast.slice(mostOwnReleases)) rmSync(join(folder, file), { force: true });
  } catch (error) {
    log.info({ error: errorForLog(error) }, "The storefront's manifest could not be kept for the next build");
  }
}
