import type { desktopRows } from './desktop-rows.ts';
import type {
  buyingPages,
  ordersInMyShop,
  otherOrderRows,
  ownPages,
  shoppingPages,
  phoneOrderPages,
} from './member-pages.ts';
import type { mobileRows } from './mobile-rows.ts';
import type { outsidePages } from './outside-pages.ts';

type PageInMyShop = (typeof ownPages | typeof shoppingPages | typeof ordersInMyShop)[number];
type PageOfBuying = (typeof buyingPages | typeof phoneOrderPages)[number];

/** What the table knows of a page inside a mall; its second field is the page's name. */
export type MallRow =
  | (typeof desktopRows | typeof mobileRows | typeof otherOrderRows)[number]
  | PageInMyShop
  | PageOfBuying;

/** Pages of a mall, which have an address there. */
export type MallPage = MallRow[1];

/** Their address depends on which areas the mall has opened. */
export type PageOfTwoAreas = PageInMyShop[1] & PageOfBuying[1];

/**
 * The names of the storefront's pages, independent of addresses: those of the table, and those that are shown instead of
 * a page that is missing or not allowed. A page's folder in routes/ has its name.
 */
export type PageName =
  | MallPage
  | (typeof outsidePages)[number][1]
  | 'not-found'
  | 'unknown-path'
  | 'not-permitted'
  | 'phones-only';
