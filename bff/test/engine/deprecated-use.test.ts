import { join } from 'node:path';
import {
  buildASTSchema,
  buildSchema,
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  parse,
  type GraphQLArgument,
} from 'graphql';
import { expect, test } from 'vitest';
import { deprecatedUses } from '../../src/graphql/deprecated-use.ts';
import { readSchema } from '../../src/graphql/staleness.ts';
import { startFakeMall } from '../helpers/fake-mall.ts';
import { openGateway } from '../helpers/open-gateway.ts';

const schema = buildASTSchema(readSchema());

/** Everything that the schema deprecates, with its reason. */
function deprecatedParts(): [coordinate: string, reason: string][] {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (isEnumType(type)) return reasons(type.getValues().map((value) => [`${type.name}.${value.name}`, value]));
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return [];
    return Object.values(type.getFields()).flatMap((field) =>
      reasons([
        [`${type.name}.${field.name}`, field],
        ...argumentsOf(field).map((argument): [string, GraphQLArgument] => [
          `${type.name}.${field.name}(${argument.name}:)`,
          argument,
        ]),
      ]),
    );
  });
}

function argumentsOf(field: object): readonly GraphQLArgument[] {
  return 'args' in field ? (field.args as readonly GraphQLArgument[]) : [];
}

function reasons(parts: [string, { deprecationReason?: string | null | undefined }][]): [string, string][] {
  return parts.flatMap(([coordinate, { deprecationReason }]) =>
    typeof deprecationReason === 'string' ? [[coordinate, deprecationReason] as [string, string]] : [],
  );
}

test('whatever is deprecated says what takes its place, and the day on which it goes', () => {
  for (const [coordinate, reason] of deprecatedParts())
    expect([coordinate, reason]).toEqual([
      coordinate,
      expect.stringMatching(/`\w.*To be removed on \d{4}-\d{2}-\d{2}\.$/u),
    ]);
});

test('the guide lists what is deprecated', async () => {
  const rows = deprecatedParts().map(([coordinate, reason]) => {
    const [, words, day] = /^(.*) To be removed on (.*)\.$/u.exec(reason) ?? [];
    return `| \`${coordinate}\` | ${words} | ${day} |`;
  });
  const text = [
    '# Deprecated parts of the schema',
    '',
    'Written by `bff/test/engine/deprecated-use.test.ts` from the schema. [versioning.md](versioning.md) says what deprecation promises.',
    '',
    '| part | instead | removed on |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
  await expect(text).toMatchFileSnapshot(join(import.meta.dirname, '../../../docs/deprecated.md'));
});

test('every kind of part is found in an operation, also in a fragment', () => {
  const own = buildSchema(`
    type Query { shop(by: By, kind: Kind @deprecated): Shop }
    type Shop { name: String old: String @deprecated }
    input By { name: String place: String @deprecated }
    enum Kind { SMALL LARGE @deprecated }
  `);
  const usesOf = (text: string) => {
    const document = parse(text);
    const operation = getOperationAST(document);
    return operation && deprecatedUses(own)(document, operation);
  };
  expect(usesOf('{ shop { name } }')).toEqual([]);
  expect(
    usesOf('{ shop(by: { place: "a" }, kind: LARGE) { ...Parts } } fragment Parts on Shop { old }')?.toSorted(),
  ).toEqual(['By.place', 'Kind.LARGE', 'Query.shop(kind:)', 'Shop.old']);
});

const sample = (release: string, client = 'ios') =>
  `deprecated_uses_total{coordinate="ShopSummary.openClaims",client="${client}",release="${release}"}`;

test('their use is counted by client and release, and releases beyond the first twenty are one', async () => {
  const mall = await startFakeMall();
  const gateway = await openGateway(mall.url, { CLIENT_NAMES: ['ios'] });
  const query = '{ viewer { shopSummary { openClaims } } }';
  const ask = (version: string, name = 'ios') =>
    gateway.ask(query, {}, { 'apollographql-client-name': name, 'apollographql-client-version': version });
  await ask('1.0');
  await ask('1.0');
  await ask('9', 'made-up');
  for (let release = 0; release < 25; release += 1) await ask(`2.${release}`);
  const metrics = await (await fetch(gateway.metricsUrl)).text();
  expect(metrics).toContain(`${sample('1.0')} 2`);
  expect(metrics).toContain(`${sample('none', 'other')} 1`);
  expect(metrics).toContain(`${sample('2.18')} 1`);
  expect(metrics).toContain(`${sample('other')} 6`);
  await gateway.close();
  await mall.close();
});
