import type { Database } from './db/database.ts';

/** Source of a new mall's data and pictures. The mall itself has no products or drawings. */
export interface Content {
  /**
   * Fills an empty database. With `hasDemoMembers` also with members whose passwords are published. Dates of what runs for a
   * while count from `filledOn`.
   */
  seed(db: Database, options: { hasDemoMembers: boolean; filledOn: Date }): Promise<unknown>;
  /** The SVG of a path below `/images`; null for a path that it does not know. */
  drawPicture(path: string): string | null;
}
