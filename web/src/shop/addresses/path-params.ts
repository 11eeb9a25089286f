import type { MallPage, MallRow } from './page-name.ts';

/** Steps of an order on a separate page. */
export type OrderStep = 'cancel' | 'exchange' | 'return' | 'confirm';

type Segment<Path extends string> = Path extends `${infer First}/${infer Rest}` ? First | Segment<Rest> : Path;

type Optional<Word> = Word extends `:${infer Name}?` ? Name : Word extends '*' ? '*' : never;

type Required<Word> = Word extends `:${string}?` ? never : Word extends `:${infer Name}` ? Name : never;

/** The values of one pattern. */
type ParamsIn<Path extends string> = Path extends string
  ? [Optional<Segment<Path>> | Required<Segment<Path>>] extends [never]
    ? Record<string, never>
    : { readonly [Name in Required<Segment<Path>>]: Name extends 'step' ? OrderStep : string } & {
        readonly [Name in Optional<Segment<Path>>]?: string;
      }
  : never;

/** The values that an address of the page takes: those of any one of its patterns. */
export type PathParams<Page extends MallPage> = ParamsIn<Extract<MallRow, readonly [string, Page, ...unknown[]]>[0]>;

/** Pages that have an address without any values. */
export type PlainPage = { [Page in MallPage]: {} extends PathParams<Page> ? Page : never }[MallPage];
