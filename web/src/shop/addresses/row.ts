import type { Area } from '../../__generated__/graphql.ts';

/** The areas that must all be open; null: none. */
export type Areas = Area | readonly Area[] | null;

/**
 * Who may see a page. `public`: visitors only; a member is redirected to the page that the address names, or to the home. `mall`: anyone, unless the mall
 * requires a login. `member`: signed-in members, in every mall. `anyone`: visitors and members alike.
 */
export type Access = 'public' | 'mall' | 'member' | 'anyone';

/** Path in the syntax of react-router, below the mall's segment. Areas and title as in RouteEntry. */
export type Row<Page extends string = string> = readonly [
  path: string,
  page: Page,
  access: Access,
  areas: Areas,
  title: string | null,
];

/** For members alone; the areas are those of the part of the shop that it is below. */
export type MemberPage<Page extends string = string> = readonly [path: string, page: Page, title: string];

/** Outside of the malls, for anyone. */
export type OutsidePage<Page extends string = string> = readonly [path: string, page: Page, title: string | null];
