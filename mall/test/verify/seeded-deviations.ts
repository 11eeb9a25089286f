import type { Answer } from '../../src/verify/answer-check.ts';

/** A deviation that is put into one answer of a mall. */
export interface Seed {
  kind: string;
  /** Which of the calls of a run. */
  call: number;
  /** As the report names it; null: any of the operation. */
  field: string | null;
  change(answer: Answer): Answer;
}

type Path = readonly (string | number)[];

/** The same numbers in each run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** Deviations of every kind, spread over the answers of a run. `isCode`: whether a field holds one of a table of codes. */
export function seedsFor(answers: readonly Answer[], isCode: (field: string, value: string) => boolean): Seed[] {
  const next = numbers(20_261_129);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)] as T;
  const good = answers.flatMap(({ status, text }, call) => {
    const data = status === 200 ? fieldsOf((JSON.parse(text) as { data: unknown }).data, ['data']) : [];
    return data.length > 0 ? [{ call, fields: data }] : [];
  });
  const ofField = (
    kind: string,
    isFit: (value: unknown, path: Path) => boolean,
    change: (value: unknown) => unknown,
  ): Seed => {
    for (;;) {
      const { call, fields } = pick(good);
      const fit = fields.filter(({ path, value }) => isFit(value, path));
      if (fit.length === 0) continue;
      const { path, value } = pick(fit);
      return { kind, call, field: nameOf(path), change: (answer) => withField(answer, path, change(value)) };
    }
  };
  const whole = (kind: string, field: string | null, change: (answer: Answer) => Answer): Seed => ({
    kind,
    call: pick(good).call,
    field,
    change,
  });
  return [
    ...times(80, () =>
      ofField(
        'removed field',
        () => true,
        () => undefined,
      ),
    ),
    ...times(25, () => ofField('number in place of a text', isText, () => 7)),
    ...times(15, () =>
      ofField(
        'text in place of a number',
        (value) => typeof value === 'number',
        (value) => `${String(value)}원`,
      ),
    ),
    ...times(20, () =>
      ofField(
        'unknown code',
        (value, path) => isText(value) && isCode(nameOf(path), value as string),
        () => 'ZZ99999',
      ),
    ),
    ...times(10, () =>
      whole('another status', 'status', (answer) => ({ ...answer, status: pick([201, 204, 404, 500]) })),
    ),
    ...times(10, () =>
      whole('another code', 'code', (answer) => withEnvelope(answer, { code: pick(['0001', '9999', 0]) })),
    ),
    ...times(10, () => {
      const name = pick(['code', 'message', 'data']);
      return whole('no envelope', name, (answer) => withEnvelope(answer, { [name]: undefined }));
    }),
    ...times(10, () =>
      whole('another media type', 'content-type', (answer) => ({
        ...answer,
        contentType: pick(['text/html', '', 'text/plain']),
      })),
    ),
    ...times(10, () =>
      whole('no JSON', 'body', ({ text, ...answer }) => ({
        ...answer,
        text: pick([text.slice(0, -5), '<html></html>', '']),
      })),
    ),
    ...times(10, () =>
      ofField(
        'another page',
        (value, path) => path.length === 2 && (path[1] === 'page' || path[1] === 'size'),
        (value) => Number(value) + 1,
      ),
    ),
  ];
}

const isText = (value: unknown) => typeof value === 'string';

function times(count: number, make: () => Seed): Seed[] {
  return Array.from({ length: count }, make);
}

interface Field {
  path: Path;
  value: unknown;
}

/** Every field in a value; of rows those of the first. */
function fieldsOf(value: unknown, path: Path): Field[] {
  if (Array.isArray(value)) return fieldsOf(value[0], [...path, 0]);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    { path: [...path, name], value: inner },
    ...fieldsOf(inner, [...path, name]),
  ]);
}

function nameOf(path: Path): string {
  return path.map((step, index) => (step === 0 ? '[]' : `${index === 0 ? '' : '.'}${step}`)).join('');
}

/** With another value at a path; undefined: without it. */
function withField(answer: Answer, path: Path, value: unknown): Answer {
  const body = JSON.parse(answer.text) as Record<string, unknown>;
  const parent = path.slice(0, -1).reduce<unknown>((part, step) => (part as Record<string, unknown>)[step], body);
  (parent as Record<string, unknown>)[String(path.at(-1))] = value;
  return { ...answer, text: JSON.stringify(body) };
}

function withEnvelope(answer: Answer, change: object): Answer {
  return { ...answer, text: JSON.stringify({ ...(JSON.parse(answer.text) as object), ...change }) };
}
