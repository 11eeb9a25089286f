import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

interface Program {
  source: string;
  /** Folders and files from the top; each imports only from layers below. */
  floors: string[][];
  /** Folders whose own folders import one another, in no circle. */
  divided: string[];
  /** Divided folders whose own folders import one another only as listed: every pair more ties two parts together. */
  sideways?: Record<string, string[]>;
  /** The most pairs of its own folders that import one another. Raise it for a good reason alone. */
  mostSideways?: number;
  /** Folders that the listed ones alone import. */
  importers?: Record<string, string[]>;
  /** Tests may import any program; programs know each other only by contract. */
  isTests?: boolean;
}

const generated = 'generated code';

const programs: Program[] = [
  {
    source: 'bff/src',
    floors: [
      ['main.ts', 'run.ts', 'server.ts', 'app.ts', 'parts.ts', 'metrics.ts', 'engine.ts'],
      ['page', 'sandbox', 'files', 'agents'],
      ['http'],
      ['graphql'],
      ['features', 'fast-path'],
      ['request'],
      ['session'],
      ['upstream'],
      ['rules'],
      ['log.ts'],
      ['errors'],
      ['shared', 'tracing'],
      ['config.ts'],
      ['mismatched-times.ts'],
      [generated],
    ],
    divided: ['features'],
  },
  {
    source: 'mall/src',
    floors: [
      [
        'run.ts',
        'commands.ts',
        'server.ts',
        'app.ts',
        'mount-operations.ts',
        'housekeeping.ts',
        'seal-plain-rows.ts',
        'watched-metrics.ts',
        'overdue-work.ts',
        'job-handlers.ts',
      ],
      ['operator', 'resealing'],
      ['features', 'verify'],
      ['malls', 'members'],
      ['mail'],
      ['security'],
      ['http'],
      ['search', 'wire'],
      ['context.ts', 'log.ts'],
      ['metrics.ts'],
      ['jobs'],
      ['file-store.ts', 'content.ts'],
      ['keys.ts', 'db'],
      ['phone-contract'],
      ['buying'],
      ['config.ts'],
      [generated],
    ],
    divided: ['features'],
    mostSideways: 73,
    // Settlement, list, accounts and my shop know `orderKinds`, and no kind by name. The people of the shop work with each kind.
    importers: {
      'features/claims': ['features/order-kinds', 'features/shop', 'operator'],
      'features/orders': [
        'features/claims',
        'features/order-kinds',
        'features/phone-orders',
        'features/shop',
        'features/uploads',
        'operator',
      ],
      'features/phone-orders': ['features/order-kinds', 'operator'],
      'features/shop': ['features/order-kinds', 'features/phone-orders', 'operator'],
      'features/subscriptions': ['features/order-kinds', 'operator'],
      'features/uploads': ['features/order-kinds'],
    },
  },
  {
    source: 'mall/content/src',
    floors: [['main.ts'], ['content.ts'], ['seed'], ['pictures']],
    divided: ['seed'],
  },
  {
    source: 'packages/settings/src',
    floors: [['common.ts'], ['values.ts'], ['proxies.ts', 'unknown-settings.ts']],
    divided: [],
  },
  {
    source: 'web/src',
    floors: [
      ['client.tsx', 'server.tsx'],
      ['app'],
      ['routes'],
      ['catalog'],
      ['features'],
      ['shop'],
      ['shop/links', 'shop/mall', 'shop/page'],
      ['shop/addresses'],
      [generated],
      ['shared'], // knows neither the shop nor the schema
    ],
    divided: ['routes', 'catalog', 'features', 'shop', 'shared'],
    sideways: {
      routes: [
        'find-user-result -> find-user', // the same page under a second name
        'login -> certify-email', // prefetches the page of each step
        'login -> end-dormancy',
        'login -> update-password',
      ],
      catalog: [
        'exhibition -> product-card',
        'exhibition -> product-list',
        'nothing-here -> popular-products',
        'popular-products -> product-card', // a corner beyond its last page
        'product-list -> product-card',
        'recently-viewed -> product-card',
      ],
      features: ['shell -> smart-search'],
    },
  },
  {
    source: 'tests',
    floors: [
      ['topology'],
      [
        'buying',
        'calls',
        'commands',
        'desk',
        'docs',
        'faults',
        'journeys',
        'law',
        'load',
        'monitoring',
        'odd-data',
        'pages',
        'prices',
      ],
      ['bench'],
      ['harness'],
      [generated],
    ],
    divided: [],
    isTests: true,
  },
];

describe.each(programs)('in $source', (program) => {
  const { source, floors, divided, sideways = {}, mostSideways = Infinity, importers = {}, isTests } = program;
  const root = join(import.meta.dirname, '../..', source);

  /** A subfolder of a divided folder, another folder, or a file in none. */
  function placeOf(path: string): string {
    if (path.includes('__generated__')) return generated;
    const parts = relative(root, path).split('/');
    const parent = parentOf(parts.join('/'));
    return parts.slice(0, parent ? parent.split('/').length + 1 : 1).join('/');
  }

  function parentOf(place: string): string | undefined {
    return divided.find((folder) => place.startsWith(`${folder}/`));
  }

  /** The floor of the longest name: a folder of another may lie lower. */
  function floorOf(place: string): number {
    const names = floors.flat().filter((name) => place === name || place.startsWith(`${name}/`));
    const longest = names.toSorted((one, other) => other.length - one.length)[0] ?? '';
    return floors.findIndex((floor) => floor.includes(longest));
  }

  function areSiblings({ from, to }: Import): boolean {
    return parentOf(from) !== undefined && parentOf(from) === parentOf(to) && floorOf(from) === floorOf(to);
  }

  const files = globSync('**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['node_modules/**', '*.{d,config}.ts', '**/__generated__/**', ...(isTests ? [] : ['**/*.test.{ts,tsx}'])],
  });
  const imports = files.flatMap((file) => importsOf(join(root, file)));
  const betweenPlaces = imports
    .map(({ from, to }) => ({ from: placeOf(from), to: placeOf(to) }))
    .filter(({ from, to }) => from !== to && !(isTests && to === '..'));

  test('every import goes to a layer below, or to another folder of a divided one', () => {
    const wrong = betweenPlaces.filter(({ from, to }) => {
      const areOnTop = floorOf(from) === 0 && floorOf(to) === 0;
      return floorOf(to) === -1 || !(areSiblings({ from, to }) || areOnTop || floorOf(to) > floorOf(from));
    });
    expect(files.map((file) => placeOf(join(root, file))).filter((place) => floorOf(place) === -1)).toEqual([]);
    expect([...new Set(wrong.map(({ from, to }) => `${from} -> ${to}`))]).toEqual([]);
  });

  test.for(Object.entries(sideways))('folders of %s import one another only as listed', ([folder, listed]) => {
    const pairs = betweenPlaces
      .filter((pair) => parentOf(pair.from) === folder && areSiblings(pair))
      .map(({ from, to }) => `${from.slice(folder.length + 1)} -> ${to.slice(folder.length + 1)}`);
    expect([...new Set(pairs)].toSorted()).toEqual(listed.toSorted());
  });

  test('folders import few others of their own', () => {
    const pairs = betweenPlaces.filter(areSiblings).map(({ from, to }) => `${from} -> ${to}`);
    expect(new Set(pairs).size).toBeLessThanOrEqual(mostSideways);
  });

  test.for(Object.entries(importers))('%s is imported as listed', ([folder, listed]) => {
    const places = betweenPlaces.filter(({ to }) => to === folder).map(({ from }) => from);
    expect([...new Set(places)].toSorted()).toEqual(listed.toSorted());
  });

  test('folders import one another in no circle', () => {
    expect(circles(betweenPlaces)).toEqual([]);
  });

  test('files import one another in no circle, types included', () => {
    const written = imports.filter(({ to }) => placeOf(to) !== generated);
    expect(withoutEnds(written).map(({ from, to }) => `${relative(root, from)} -> ${relative(root, to)}`)).toEqual([]);
  });
});

test('what serves every kind of order reads the tables of none', () => {
  const root = join(import.meta.dirname, '../../mall/src');
  const shared = globSync(['*.ts', 'features/{settlement,order-list,accounts,my-shop}/**/*.ts'], { cwd: root });
  const ofKinds = /db\/schema\/(?:orders|phone-orders|subscriptions|uploads)\.ts$/u;
  const read = shared.flatMap((file) => importsOf(join(root, file))).filter(({ to }) => ofKinds.test(to));
  expect(shared.length).toBeGreaterThan(20);
  expect(read.map(({ from, to }) => `${relative(root, from)} -> ${relative(root, to)}`)).toEqual([]);
});

test('the storefront asks for nothing from shared: an operation or a fragment has a subject', () => {
  expect(globSync('web/src/shared/**/*.graphql', { cwd: join(import.meta.dirname, '../..') })).toEqual([]);
});

interface Import {
  from: string;
  to: string;
}

function importsOf(file: string): Import[] {
  const paths = readFileSync(file, 'utf8').matchAll(/(?:from |import |import\()'(\.[^']+)'/gu);
  return [...paths].map(([, path = '']) => ({ from: file, to: join(dirname(file), path) }));
}

/** Drops the imports of files that import nothing, until only circles are left, and what leads to them. */
function withoutEnds(imports: readonly Import[]): readonly Import[] {
  const importing = new Set(imports.map(({ from }) => from));
  const rest = imports.filter(({ to }) => importing.has(to));
  return rest.length < imports.length ? withoutEnds(rest) : rest;
}

/** The nodes that are part of a cycle. */
function circles(edges: readonly Import[]): string[] {
  const targets = Map.groupBy(edges, ({ from }) => from);
  const reached = (from: string, seen = new Set<string>()): Set<string> => {
    for (const { to } of targets.get(from) ?? []) if (!seen.has(to)) reached(to, seen.add(to));
    return seen;
  };
  return [...targets.keys()].filter((node) => reached(node).has(node));
}
