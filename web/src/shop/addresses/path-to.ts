import type { Area, Device } from '../../__generated__/graphql.ts';
import type { MallPage, PageOfTwoAreas } from './page-name.ts';
import type { PathParams } from './path-params.ts';
import { mallRoutes, type RouteEntry } from './route-table.ts';

/** A mall by its segment, and by the areas that it opens if the page's address depends on them. */
export type MallOf<Page extends MallPage> = Page extends PageOfTwoAreas
  ? { url: string; openAreas: readonly Area[] }
  : { url: string };

type Values = Readonly<Record<string, string | undefined>>;

const routesOf = Map.groupBy(mallRoutes, ({ page }) => page);

/**
 * The address of a page: the first of its rows that takes these values and whose areas are open. A page that the device
 * lacks is the other device's.
 */
export function pathTo<Page extends MallPage>(
  page: Page,
  mall: MallOf<Page>,
  device: Device,
  ...[params]: {} extends PathParams<Page> ? [params?: PathParams<Page>] : [params: PathParams<Page>]
): string {
  const values: Values = params ?? {};
  const fitting = (routesOf.get(page) ?? []).filter(({ pattern }) => takes(pattern, values));
  const own = fitting.filter((route) => route.device === device);
  const areas: readonly Area[] | undefined = 'openAreas' in mall ? mall.openAreas : undefined;
  const route = firstOpen(own, areas) ?? firstOpen(fitting, areas);
  if (!route) throw new Error(`${page} has no address for ${Object.keys(values).join(', ') || 'no values'}`);
  return fill(route.pattern, { ...values, mallUrl: mall.url });
}

/** If none is open, the first: its guard says that the mall does not have the page. */
function firstOpen(routes: readonly RouteEntry[], openAreas: readonly Area[] | undefined): RouteEntry | undefined {
  return routes.find(({ areas }) => areas.every((area) => openAreas?.includes(area) ?? true)) ?? routes[0];
}

function takes(pattern: string, values: Values): boolean {
  const words = pattern.split('/').slice(1);
  const names = words.map(nameOf);
  return (
    Object.keys(values).every((name) => names.includes(name)) &&
    words.every(
      (word, index) => !isRequired(word) || names[index] === 'mallUrl' || values[names[index] ?? ''] !== undefined,
    )
  );
}

function isRequired(word: string): boolean {
  return word.startsWith(':') && !word.endsWith('?');
}

/** Undefined for a literal word. */
function nameOf(word: string): string | undefined {
  return word === '*' ? word : /^:(\w+)\??$/u.exec(word)?.[1];
}

function fill(pattern: string, values: Values): string {
  return pattern
    .split('/')
    .flatMap((word) => {
      const name = nameOf(word);
      const value = name === undefined ? word : values[name];
      return value === undefined ? [] : [name === undefined ? word : encodeURIComponent(value)];
    })
    .join('/');
}
