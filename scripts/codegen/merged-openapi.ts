import { isMap, isSeq, parseDocument, stringify, YAMLMap } from 'yaml';
import { readParts } from './parts.ts';

const sections = ['openapi', 'info', 'servers', 'tags', 'paths', 'components'];

/** The mall's REST contract in one document. */
export function mergedOpenapi(): string {
  return textOf(mergedParts('mall/openapi/*.yaml'));
}

/** The contract of the operator's door in one document, with what it refers to of the mall's. */
export function mergedOperatorApi(): string {
  const document = mergedParts('mall/openapi/operator/*.yaml');
  addReferred(document, mergedParts('mall/openapi/*.yaml'));
  return textOf(document);
}

function mergedParts(glob: string): YAMLMap {
  const document = new YAMLMap();
  for (const part of readParts(glob)) {
    const { contents } = parseDocument(part);
    if (isMap(contents)) merge(document, contents);
  }
  document.items.sort((a, b) => sections.indexOf(String(a.key)) - sections.indexOf(String(b.key)));
  listConflicts(document);
  return document;
}

function textOf(document: YAMLMap): string {
  return stringify(document, { lineWidth: 0 });
}

/** Adds components of another document until every reference leads somewhere. */
function addReferred(document: YAMLMap, other: YAMLMap): void {
  const references = stringify(document).matchAll(/#\/components\/(\w+)\/(\w+)/gu);
  const missing = [...references].filter(([, section, name]) => !document.hasIn(['components', section, name]));
  if (missing.length === 0) return;
  for (const [reference, section, name] of missing) {
    const found = other.getIn(['components', section, name]);
    if (!isMap(found)) throw new Error(`No part of mall/openapi defines ${reference}`);
    if (!document.hasIn(['components', section])) document.setIn(['components', section], new YAMLMap());
    document.setIn(['components', section, name], found);
  }
  addReferred(document, other);
}

/** A conflict is any schema that is named so: a new one is listed nowhere else. */
function listConflicts(document: YAMLMap): void {
  const schemas = document.getIn(['components', 'schemas']);
  if (!isMap(schemas) || !schemas.has('ConflictRefusal')) return;
  const names = schemas.items.map(({ key }) => String(key)).filter((name) => name.endsWith('Conflict'));
  const anyOf = names.map((name) => ({ $ref: `#/components/schemas/${name}` }));
  schemas.setIn(['ConflictRefusal', 'properties', 'data', 'anyOf'], anyOf);
}

function merge(target: YAMLMap, part: YAMLMap): void {
  for (const pair of part.items) {
    const present = target.get(pair.key, true);
    if (present === undefined) target.items.push(pair);
    else if (isMap(present) && isMap(pair.value)) merge(present, pair.value);
    else if (isSeq(present) && isSeq(pair.value)) present.items.push(...pair.value.items);
    else throw new Error(`Two parts of mall/openapi define ${String(pair.key)}`);
  }
}
