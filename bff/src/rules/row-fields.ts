import { charged, type Charge, type Charged } from './charge.ts';

/** Fields of a type of the schema, each with the line that maps it from a row of the mall. */
export type RowFields<Row, Mall, Type> = { readonly [Name in keyof Type]?: (row: Row, mall: Mall) => Type[Name] };

/**
 * Resolvers of such fields, each with this charge. Only what is selected is mapped. Where there is no row, the fields are null.
 */
export function rowResolvers<
  Parent extends { mall: object },
  Context,
  Row extends object | null,
  Values extends object,
>(
  fields: { readonly [Name in keyof Values]: (row: NonNullable<Row>, mall: Parent['mall']) => Values[Name] },
  charge: Charge,
  rowOf: (parent: Parent, context: Context) => Promise<Row>,
) {
  type Resolver<Value> = (parent: Parent, given: object, context: Context) => Promise<Value | Extract<Row, null>>;
  const resolverOf =
    (name: keyof Values) =>
    async (parent: Parent, _given: object, context: Context): Promise<unknown> => {
      const row = await rowOf(parent, context);
      return row === null ? null : fields[name](row, parent.mall);
    };
  const names = Object.keys(fields) as (keyof Values)[];
  return Object.fromEntries(names.map((name) => [name, charged(charge, resolverOf(name))])) as {
    [Name in keyof Values]: Charged<Resolver<Values[Name]>>; // by the names of `fields`
  };
}
