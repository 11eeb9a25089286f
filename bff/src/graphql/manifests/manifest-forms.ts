import { z } from 'zod';

/** An operation as a client's build wrote it. The id is taken as given: not every tool hashes the text that it sends. */
export interface ManifestEntry {
  id: string;
  text: string;
}

/** Relay's `persisted_queries.json` and the client preset's `persisted-documents.json`: texts by their ids. */
const textsById = z.record(z.string(), z.unknown());

/** Apollo's `persisted-query-manifest.json`. Names in it repeat over releases, ids do not. */
const apolloManifest = z.object({
  format: z.literal('apollo-persisted-query-manifest'),
  version: z.literal(1),
  operations: z.array(z.looseObject({ id: z.unknown(), body: z.unknown(), name: z.unknown() })),
});

/** MD5, SHA-1, SHA-256, or a name of a client's own. */
const idForm = /^[\w.:-]{1,128}$/u;

export interface ReadManifest {
  entries: ManifestEntry[];
  /** Entries that are none, by whatever names them. */
  malformed: string[];
}

/** The entries of a manifest in any of the three forms. Throws for a text that has none of them. */
export function readManifest(json: string): ReadManifest {
  const value: unknown = JSON.parse(json);
  const apollo = apolloManifest.safeParse(value);
  const given: [id: unknown, text: unknown, name: unknown][] = apollo.success
    ? apollo.data.operations.map(({ id, body, name }) => [id, body, name])
    : Object.entries(textsById.parse(value)).map(([id, text]) => [id, text, id]);
  const entries: ManifestEntry[] = [];
  const malformed: string[] = [];
  for (const [id, text, name] of given) {
    if (typeof id === 'string' && idForm.test(id) && typeof text === 'string') entries.push({ id, text });
    else malformed.push(String(name ?? id).slice(0, 100));
  }
  return { entries, malformed };
}

/** Ids are the same with and without the name of their hash before them. */
export function plainId(id: string): string {
  return id.replace(/^(?:md5|sha1|sha256):/u, '');
}

/** An app and one of its releases: the name of a manifest's file. */
export interface Release {
  app: string;
  release: string;
  isRetired: boolean;
}

const fileForm = /^([a-z][\w.-]{0,39})@([\w.+-]{1,40}?)(\.retired)?\.json$/u;

/** `name@version.json`, or `name@version.retired.json`; null for a file of another name. */
export function releaseOf(file: string): Release | null {
  const [, app, release, retired] = fileForm.exec(file) ?? [];
  return app === undefined || release === undefined ? null : { app, release, isRetired: retired !== undefined };
}
