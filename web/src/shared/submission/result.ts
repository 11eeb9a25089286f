/** A mutation's data: its only field. */
export type ResultOf<Data> = Data extends unknown
  ? Extract<Data[Exclude<keyof Data, '__typename'>], { __typename: string }>
  : never;

/** Members of a result that are no success. The schema gives each a message for the shopper (`UserError`). */
export type RefusedOf<Data> = Extract<ResultOf<Data>, { message: string }>;

export type DoneOf<Data> = Exclude<ResultOf<Data>, { message: string }>;

/** The member that the mall answered: one of the two, or neither if it answered nothing. */
interface Answered<Data> {
  done?: DoneOf<Data>;
  refused?: RefusedOf<Data>;
}

export function sorted<Data>(result: ResultOf<Data> | null | undefined): Answered<Data> {
  if (isRefused<Data>(result)) return { refused: result };
  return isDone<Data>(result) ? { done: result } : {};
}

/** The value of the mutation's only field. */
export function resultOf<Data extends object>(data: Data | null | undefined): ResultOf<Data> | null {
  const result: unknown = Object.entries(data ?? {}).find(([name]) => name !== '__typename')?.[1];
  return isResult<Data>(result) ? result : null;
}

function isResult<Data>(value: unknown): value is ResultOf<Data> {
  return value != null;
}

function isRefused<Data>(result: ResultOf<Data> | null | undefined): result is RefusedOf<Data> {
  return result != null && 'message' in result;
}

function isDone<Data>(result: ResultOf<Data> | null | undefined): result is DoneOf<Data> {
  return result != null && !('message' in result);
}
