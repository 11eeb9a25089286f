/** What an answer was made from, for caches in front of the gateway: a purge by tag takes out all answers with it. */
export class CacheTags {
  readonly #noted: (() => string | readonly string[])[] = [];

  /** Tags are written out at the end, and only of an answer that caches may keep: most are not. */
  note(tags: () => string | readonly string[]): void {
    this.#noted.push(tags);
  }

  get list(): readonly string[] {
    return [...new Set(this.#noted.flatMap((tags) => tags()))];
  }

  /**
   * The header's value. Of more than a few hundred those of malls and menus remain, so that an answer is purged too often rather than too
   * seldom: caches refuse long headers.
   */
  get header(): string {
    const all = this.list;
    return (all.length > mostTags ? all.filter((tag) => /^(?:mall|menu)-/u.test(tag)) : all).join(',');
  }
}

const mostTags = 300;

export const mallTag = (mall: string): string => `mall-${part(mall)}`;
export const menuTag = (mall: string): string => `menu-${part(mall)}`;
export const categoryTag = (mall: string, number: string): string => `category-${part(mall)}-${part(number)}`;
export const productTag = (mall: string, number: string): string => `product-${part(mall)}-${part(number)}`;

/** Numbers of other makers' malls may hold anything, and a comma parts tags. */
function part(number: string): string {
  return encodeURIComponent(number).replaceAll('-', '%2D');
}

/** The mall of a tag; null for a text that is none. */
export function mallOfTag(tag: string): string | null {
  const [, mall] =
    /^(?:(?:mall|menu)-([^-,\s]+)|(?:category|product)-([^-,\s]+)-[^-,\s]+)$/u
      .exec(tag)
      ?.filter((each) => each !== undefined) ?? [];
  try {
    return mall === undefined ? null : decodeURIComponent(mall);
  } catch {
    return null;
  }
}
