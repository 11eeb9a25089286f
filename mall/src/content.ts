import type { Database } from './db/database.ts';

/** What fills a new mall and draws its pictures. The mall itself knows no product and no drawing. */
export interface Content {
  /** Fills an empty database. With `hasDemoMembers` also with members whose passwords are published. */
  seed(db: Database, options: { hasDemoMembers: boolean }): Promise<unknown>;
  /** The SVG of a path below `/images`; null for a path that it does not know. */
  drawPicture(path: string): string | null;
}
