import { isMap, isSeq, parseDocument, stringify, YAMLMap } from 'yaml';
import { readParts } from './parts.ts';

const sections = ['openapi', 'info', 'servers', 'tags', 'paths', 'components'];

/** The mall's REST contract in one document. */
export function mergedOpenapi(): string {
  const document = new YAMLMap();
  for (const part of readParts('mall/openapi/*.yaml')) {
    const { contents } = parseDocument(part);
    if (isMap(contents)) merge(document, contents);
  }
  document.items.sort((a, b) => sections.indexOf(String(a.key)) - sections.indexOf(String(b.key)));
  listConflicts(document);
  return stringify(document, { lineWidth: 0 });
}

/** A conflict is any schema that is named so: a new one is listed nowhere else. */
function listConflicts(document: YAMLMap): void {
  const schemas = document.getIn(['components', 'schemas']);
  if (!isMap(schemas)) return;
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
