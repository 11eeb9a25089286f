import { type DefinitionNode, type ObjectTypeExtensionNode, Kind, parse, print } from 'graphql';
import { readParts } from './parts.ts';

/** The gateway's schema in one document: each type with the fields that features add to it. */
export function mergedSchema(): string {
  const definitions = readParts('schema/*.graphql').flatMap((part) => parse(part).definitions);
  const extensions = definitions.filter(isExtension);
  return definitions
    .filter((node) => !isExtension(node))
    .map((node) => print(node.kind === Kind.OBJECT_TYPE_DEFINITION ? withFieldsOf(node, extensions) : node))
    .join('\n\n');
}

function isExtension(node: DefinitionNode): node is ObjectTypeExtensionNode {
  return node.kind === Kind.OBJECT_TYPE_EXTENSION;
}

function withFieldsOf<T extends Pick<ObjectTypeExtensionNode, 'name' | 'fields'>>(
  type: T,
  extensions: ObjectTypeExtensionNode[],
): T {
  const added = extensions.filter(({ name }) => name.value === type.name.value).flatMap(({ fields }) => fields ?? []);
  return { ...type, fields: [...(type.fields ?? []), ...added] };
}
