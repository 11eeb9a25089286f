import type { ShellMenuQuery } from '../../__generated__/graphql.ts';

/** The mall's categories, two levels deep, as the shell has them. */
export type Menu = NonNullable<NonNullable<ShellMenuQuery['mall']>['menu']>;
