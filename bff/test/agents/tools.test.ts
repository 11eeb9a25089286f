import { join } from 'node:path';
import { buildASTSchema, isObjectType, Kind, OperationTypeNode, parse, visit } from 'graphql';
import { expect, test } from 'vitest';
import { readTools, type Tool } from '../../src/agents/tools.ts';
import { readSchema } from '../../src/graphql/staleness.ts';

const schema = buildASTSchema(readSchema());
const tools = readTools(schema);

/** What tools may change: nothing that is paid, signed, certified or sent to somebody. */
const harmless = new Set([
  'addToCart',
  'updateCartLines',
  'removeCartLines',
  'createOrderSheet',
  'priceOrderSheet',
  'createPhoneOrderSheet',
  'createCheckout',
]);

test('no tool pays, signs, certifies or writes to anybody', () => {
  const mutations = tools.flatMap(({ text }) => rootFields(text, OperationTypeNode.MUTATION));
  expect(new Set(mutations)).toEqual(harmless);
});

test('no tool selects a secret', () => {
  const secret = /token|password|certificat|session/iu;
  const selected = tools.flatMap(({ text }) => fieldsIn(text));
  expect(selected.filter((name) => secret.test(name))).toEqual([]);
  expect(secret.test('accessToken')).toBe(true);
});

test('names suit every provider of models, and nothing else in the inputs is open', () => {
  for (const { name, input } of tools) {
    expect(name).toMatch(/^[a-z_]{3,64}$/u);
    expect(openObjectsIn(input)).toEqual([]);
  }
});

test('a tool for members alone is one that asks for the member, or writes', () => {
  const members = schema.getType('Member');
  expect(isObjectType(members)).toBe(true);
  for (const { isForMembers, isReadOnly, text, name } of tools) {
    const asksForMember = !isReadOnly || rootFields(text, OperationTypeNode.QUERY).includes('viewer');
    expect([name, isForMembers]).toEqual([name, asksForMember || name === 'search_products']);
  }
});

test('the guide lists every tool', async () => {
  await expect(guide()).toMatchFileSnapshot(join(import.meta.dirname, '../../../docs/agent-tools.md'));
});

function rootFields(text: string, kind: OperationTypeNode): string[] {
  return parse(text).definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION && node.operation === kind
      ? node.selectionSet.selections.flatMap((each) => (each.kind === Kind.FIELD ? [each.name.value] : []))
      : [],
  );
}

function fieldsIn(text: string): string[] {
  const names: string[] = [];
  visit(parse(text), { Field: ({ name }) => void names.push(name.value) });
  return names;
}

function openObjectsIn(schemaPart: unknown, path = ''): string[] {
  if (typeof schemaPart !== 'object' || schemaPart === null) return [];
  const { type, additionalProperties } = schemaPart as Record<string, unknown>;
  const own = type === 'object' && additionalProperties !== false ? [path] : [];
  return [...own, ...Object.entries(schemaPart).flatMap(([key, value]) => openObjectsIn(value, `${path}/${key}`))];
}

function guide(): string {
  return [
    '# Tools for AI agents',
    '',
    'Written by `bff/test/agents/tools.test.ts` from the documents in `bff/src/agents/tools`. [agents.md](agents.md) says how to connect.',
    '',
    ...tools.flatMap(section),
  ].join('\n');
}

function section({ name, title, description, input, isForMembers, isReadOnly }: Tool): string[] {
  const rows = Object.entries(input.properties).map(([key, { description: words = '' }]) => {
    const isRequired = input.required.includes(key);
    return `| \`${key}\`${isRequired ? '' : '?'} | ${words.replaceAll('|', '\\|')} |`;
  });
  return [
    `## \`${name}\``,
    '',
    `${title}. ${isForMembers ? 'For members' : 'For everybody'}; ${isReadOnly ? 'reads' : 'writes'}.`,
    '',
    ...description.split('\n').flatMap((line) => [line, '']),
    '| input | what it is |',
    '|---|---|',
    ...rows,
    '',
  ];
}
