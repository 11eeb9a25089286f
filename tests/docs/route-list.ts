import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mallRoutes, outsideMalls, type RouteEntry } from '../../web/src/shop/addresses/route-table.ts';

const journeyFolder = join(import.meta.dirname, '../journeys');
/** Walk every page, or look at one thing of all; they say nothing about a single page. */
const walks = /^(accessibility|links|guards|same-page-for-all|in-their-order|overlays|typed-texts)/u;

const who: Record<RouteEntry['access'], string> = {
  anyone: 'everybody',
  public: 'who is not signed in',
  mall: 'who may see the mall',
  member: 'members',
};

const intro = `# Routes

Every page, the addresses that show it, who may see it, and the browser journeys in \`tests/journeys\` that name one of its
addresses. All pages are walked besides: with axe (\`accessibility-*\`), under their guards (\`guards\`), and from the links of
each kind of member (\`links\`). Each address stands below \`/{mall}\`, on phones below \`/m/{mall}\`.

Written by \`vitest run tests/docs/routes.test.ts -u\` from the route table (\`web/src/shop/addresses\`); change that.
`;

interface Journey {
  name: string;
  text: string;
}

/** The list of all pages, in Markdown. */
export function routeList(): string {
  const journeys = globSync('*.test.ts', { cwd: journeyFolder })
    .map((file) => ({ name: file.replace('.test.ts', ''), text: textOf(file) }))
    .filter(({ name }) => !walks.test(name))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const pages = Map.groupBy([...outsideMalls, ...mallRoutes], ({ page }) => page);
  const rows = [...pages].map(([page, entries]) => rowOf(page, entries, journeys));
  const table = ['| Page | Desktop | Phone | Who | Area | Journeys |', '|---|---|---|---|---|---|', ...rows].join('\n');
  return `${intro}\n${table}\n`;
}

function rowOf(page: string, entries: readonly RouteEntry[], journeys: readonly Journey[]): string {
  const [first] = entries;
  const addresses = (device: 'DESKTOP' | 'MOBILE') =>
    new Set(
      entries.filter((each) => (each.device ?? device) === device).map(({ pattern }) => `\`${belowMall(pattern)}\``),
    );
  const names = entries.flatMap(({ pattern }) => namedBy(belowMall(pattern)) ?? []);
  const named = journeys.filter(({ text }) => names.some((name) => name.test(text)));
  return `| ${[
    page,
    [...addresses('DESKTOP')].join('<br>'),
    [...addresses('MOBILE')].join('<br>'),
    first ? who[first.access] : '',
    [...new Set(entries.flatMap(({ areas }) => areas.join(' and ') || []))].join(', '),
    named.map(({ name }) => name).join(', '),
  ].join(' | ')} |`;
}

function belowMall(pattern: string): string {
  return pattern.replace(/^\/(?:m\/)?:mallUrl\/?/u, '') || '/';
}

/** Addresses stand in patterns too, where their slashes are escaped. */
function textOf(file: string): string {
  return readFileSync(join(journeyFolder, file), 'utf8').replaceAll('\\/', '/');
}

/** How a text names an address: without the folders that many pages share. Null for the starts, which lead elsewhere. */
function namedBy(path: string): RegExp | null {
  const segments = path.replace(/^(?:order|goods\/orderGoods|myshop|myShop|myQuestion)\/(?=\w)/u, '').split('/');
  const [start = '', ...rest] = segments;
  if (!/^\w{4}/u.test(start)) return null;
  const parts = rest.map((each) => (each.startsWith(':') ? '(?:/[^/\\s\'"`?]+)?' : `/${each}`));
  return new RegExp(`[/'"\`]${start}${parts.join('')}(?![/\\w-])`, 'u');
}
