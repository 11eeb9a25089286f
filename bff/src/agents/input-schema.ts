import {
  astFromValue,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  print,
  typeFromAST,
  TypeInfo,
  valueFromASTUntyped,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { koreanDescriptions } from './korean-descriptions.ts';

/** A JSON Schema as tools have it: closed objects, no formats, descriptions in Korean and English. */
export interface JsonSchema {
  type?: string;
  description?: string;
  [keyword: string]: unknown;
}

/** The root of a tool's input. */
export interface InputSchema extends JsonSchema {
  type: 'object';
  properties: Record<string, JsonSchema>;
  required: string[];
  additionalProperties: false;
}

const scalars: Readonly<Record<string, JsonSchema>> = {
  Boolean: { type: 'boolean' },
  Float: { type: 'number' },
  ID: { type: 'string' },
  Int: { type: 'integer' },
  Won: { type: 'integer' },
  Date: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
  HexColor: { type: 'string', pattern: '^#[0-9a-f]{6}$' },
};

/** The input of a tool, by the variables of its operation. Their English descriptions are those of the arguments that they fill. */
export function inputSchemaOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): InputSchema {
  const english = usesOfVariables(schema, document);
  const properties: Record<string, JsonSchema> = {};
  const required: string[] = [];
  for (const { variable, type: typeNode, defaultValue, description } of operation.variableDefinitions ?? []) {
    const name = variable.name.value;
    const type = typeFromAST(schema, typeNode as never) as GraphQLInputType | undefined;
    if (!type) throw new Error(`Variable ${name} has an unknown type: ${print(typeNode)}`);
    if (isNonNullType(type) && !defaultValue) required.push(name);
    properties[name] = {
      ...schemaOfType(type),
      description: described(description?.value, english.get(name)),
      ...(defaultValue ? { default: valueFromASTUntyped(defaultValue) } : {}),
    };
  }
  return { type: 'object', properties, required, additionalProperties: false };
}

/** Fields of an input type as inputs that no variable takes. */
export function inputsOfType(schema: GraphQLSchema, typeName: string, names: readonly string[]): InputSchema {
  const type = schema.getType(typeName);
  if (!isInputObjectType(type)) throw new Error(`${typeName} is no input type`);
  const fields = Object.values(type.getFields()).filter(({ name }) => names.includes(name));
  return objectOf(typeName, fields);
}

function schemaOfType(type: GraphQLInputType): JsonSchema {
  if (isNonNullType(type)) return schemaOfType(type.ofType);
  if (isListType(type)) return { type: 'array', items: schemaOfType(type.ofType) };
  const named = getNamedType(type);
  if (isEnumType(named)) return { type: 'string', enum: named.getValues().map(({ name }) => name) };
  if (!isInputObjectType(named)) return scalars[named.name] ?? { type: 'string' };
  const object = objectOf(named.name, Object.values(named.getFields()));
  return named.isOneOf ? { ...object, minProperties: 1, maxProperties: 1 } : object;
}

function objectOf(typeName: string, fields: readonly GraphQLInputField[]): InputSchema {
  const properties = fields.map(({ name, type, description, defaultValue }): [string, JsonSchema] => {
    const given = defaultValue === undefined ? null : astFromValue(defaultValue, type);
    return [
      name,
      {
        ...schemaOfType(type),
        description: described(koreanDescriptions[`${typeName}.${name}`], description),
        ...(given ? { default: valueFromASTUntyped(given) } : {}),
      },
    ];
  });
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: fields
      .filter(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined)
      .map(({ name }) => name),
    additionalProperties: false,
  };
}

/** The schema's description of what each variable fills first. */
function usesOfVariables(schema: GraphQLSchema, document: DocumentNode): Map<string, string> {
  const info = new TypeInfo(schema);
  const uses = new Map<string, string>();
  visit(
    document,
    visitWithTypeInfo(info, {
      Argument: ({ value }) => note(value, info.getArgument()?.description),
      ObjectField: ({ name, value }) => {
        const parent = getNamedType(info.getParentInputType() ?? undefined);
        note(value, isInputObjectType(parent) ? parent.getFields()[name.value]?.description : null);
      },
    }),
  );
  function note(value: { kind: string; name?: { value: string } }, description: string | null | undefined): void {
    const name = value.kind === Kind.VARIABLE ? value.name?.value : undefined;
    if (name !== undefined && description && !uses.has(name)) uses.set(name, description);
  }
  return uses;
}

function described(korean: string | undefined, english: string | null | undefined): string {
  if (!korean || !english) throw new Error(`A description is missing beside "${korean ?? english ?? ''}"`);
  return `${korean} ${english.replaceAll(/\s+/gu, ' ')}`;
}
