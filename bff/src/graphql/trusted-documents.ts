import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildASTSchema, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Settings } from '../config.ts';
import {
  keepRelease,
  loadManifests,
  markOf,
  type LoadedManifests,
  type ManifestDocument,
} from './manifests/manifest-folder.ts';
import { plainId, readManifest } from './manifests/manifest-forms.ts';

/** Operations that clients' builds brought, by their ids: the storefront's own, and those of the folder of MANIFESTS. */
export interface TrustedDocuments {
  /** Of an active release, with or without the name of a hash before the id, such as sha256:. */
  textOf(id: string): string | undefined;
  /** With its release; that of a retired one too. */
  find(id: string): ManifestDocument | undefined;
  /** Of the folder. */
  readonly releases: LoadedManifests['releases'];
  readonly size: number;
  close(): void;
}

type ManifestSettings = Pick<Settings, 'WEB_DIST' | 'MANIFESTS'>;

/** The storefront, as the name of an app. */
const storefront = 'storefront';
const lookEveryMs = 5_000;
const none: LoadedManifests = { documents: new Map(), releases: [] };

/**
 * Reads the storefront's own manifest and those of the folder, and the folder again whenever it changes. What is missing or broken is logged
 * and not trusted.
 */
export function readTrustedDocuments(
  { WEB_DIST, MANIFESTS: folder }: ManifestSettings,
  log: Logger,
  typeDefs: DocumentNode,
): TrustedDocuments {
  const own = readOwn(WEB_DIST, log);
  if (folder === undefined)
    return trusted(
      own.documents,
      () => none,
      () => undefined,
    );
  if (own.json !== null) keepRelease(folder, storefront, own.release, own.json, log);
  let schema: GraphQLSchema | undefined;
  let mark = '';
  let loaded = none;
  const look = () => {
    const current = markOf(folder);
    if (current === mark) return;
    mark = current;
    schema ??= buildASTSchema(typeDefs);
    loaded = loadManifests(folder, schema, log);
  };
  look();
  // A folder that is mounted into a container tells of no change by itself.
  const timer = setInterval(look, lookEveryMs).unref();
  return trusted(
    own.documents,
    () => loaded,
    () => clearInterval(timer),
  );
}

function trusted(
  own: ReadonlyMap<string, ManifestDocument>,
  loaded: () => LoadedManifests,
  close: () => void,
): TrustedDocuments {
  const find = (id: string) => own.get(plainId(id)) ?? loaded().documents.get(plainId(id));
  return {
    find,
    textOf: (id) => {
      const found = find(id);
      return found && !found.isRetired ? found.text : undefined;
    },
    get releases() {
      return loaded().releases;
    },
    get size() {
      return own.size + loaded().documents.size;
    },
    close,
  };
}

interface OwnManifest {
  documents: Map<string, ManifestDocument>;
  release: string;
  json: string | null;
}

/** The manifest of the storefront's build, which fits the schema: both are of one build. */
function readOwn(webDist: string, log: Logger): OwnManifest {
  const path = join(webDist, 'server', 'persisted-documents.json');
  try {
    const json = readFileSync(path, 'utf8');
    const release = createHash('sha256').update(json).digest('hex').slice(0, 12);
    const { entries, malformed } = readManifest(json);
    if (malformed.length > 0) throw new Error(`No documents: ${malformed.join(', ')}`);
    const ofRelease = { app: storefront, release, isRetired: false };
    return { documents: new Map(entries.map(({ id, text }) => [plainId(id), { ...ofRelease, text }])), release, json };
  } catch (error) {
    const reason =
      error instanceof Error && 'code' in error && error.code === 'ENOENT' ? 'not built yet' : 'unreadable';
    log.warn({ reason }, 'The storefront brought no trusted documents: build it with pnpm --filter web build');
    return { documents: new Map(), release: 'none', json: null };
  }
}
