import { EventEmitter } from 'node:events';
import type * as Pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Cost from '../../src/graphql/cost.ts';
import type * as FreshnessModule from '../../src/request/freshness.ts';
import type * as ExpectedCodes from '../../src/errors/expected-codes.ts';
import { resolvers } from '../../src/graphql/resolvers.ts';
import type * as RequestContext from '../../src/request/create-context.ts';
import { startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';

const lines = vi.hoisted(() => [] as string[]);
/** Which part of the gateway throws at the moment, and what. */
const broken = vi.hoisted(() => ({ part: '', thrown: undefined as unknown, isLater: false, hits: 0 }));

function breaks(part: string): boolean {
  if (broken.part === part) broken.hits += 1;
  return broken.part === part;
}
/** Throws at once, or rejects where the part may return a promise. */
function fails(): Promise<never> {
  if (broken.isLater) return Promise.reject(broken.thrown);
  throw broken.thrown;
}

vi.mock('pino', async (original) => {
  const real = await original<typeof Pino>();
  return {
    ...real,
    pino: Object.assign((options: object) => real.pino(options, { write: (line: string) => void lines.push(line) }), {
      destination: () => new EventEmitter(),
    }),
  };
});
vi.mock('../../src/request/create-context.ts', async (original) => {
  const real = await original<typeof RequestContext>();
  const createContext: typeof real.createContext = (shared, metadata) => {
    if (breaks('the context')) return fails() as never;
    const context = real.createContext(shared, metadata);
    return breaks('didResolveOperation') ? Object.assign(context, { refreshSessionIfDue: fails }) : context;
  };
  return { ...real, createContext };
});
vi.mock('../../src/graphql/cost.ts', async (original) => {
  const real = await original<typeof Cost>();
  return {
    ...real,
    costCheck: (...given: Parameters<typeof real.costCheck>): ReturnType<typeof real.costCheck> => {
      const check = real.costCheck(...given);
      return (operation) => (breaks('the check of costs') ? void fails() : check(operation));
    },
  };
});
vi.mock('../../src/errors/expected-codes.ts', async (original) => {
  const real = await original<typeof ExpectedCodes>();
  return {
    ...real,
    isExpectedCode: (code: string) => (breaks('didEncounterErrors') ? (fails() as never) : real.isExpectedCode(code)),
  };
});
vi.mock('../../src/request/freshness.ts', async (original) => {
  const real = await original<typeof FreshnessModule>();
  class Freshness extends real.Freshness {
    override get isStale(): boolean {
      return breaks('willSendResponse') ? (fails() as never) : super.isStale;
    }
  }
  return { Freshness };
});

const secret = 'secret-8062';
const circular: Record<string, unknown> = { password: secret };
circular.self = circular;
const round = new Error('round');
round.cause = round;

const thrown: [string, unknown][] = [
  ['an Error', new TypeError(`Cannot read accessToken=${secret} at http://10.0.0.7/api/v1/mall`)],
  ['text', 'out of paper'],
  ['null', null],
  ['undefined', undefined],
  ['an object that goes round', circular],
  ['an object without a prototype', Object.create(null)],
  ['a function', () => secret],
  [
    'an Error of a megabyte whose cause holds a token',
    new Error(`refreshToken=${secret} ${'x'.repeat(1_000_000)}`, {
      cause: new Error(`stepToken: "${secret}"`, { cause: { accessToken: secret } }),
    }),
  ],
  ['an Error whose causes go round', round],
  [
    'an Error that cannot be read',
    Object.defineProperty(new Error(), 'message', {
      get: () => {
        throw new Error(`password=${secret}`);
      },
    }),
  ],
  [
    'an Error with a foreign code',
    Object.assign(new Error(`password=${secret}`), { extensions: { code: 'NOBODYS', secret } }),
  ],
];

let mall: FakeMall;
let gateway: OpenGateway;

beforeAll(async () => {
  mall = await startFakeMall();
  const queries = resolvers.Query as { isRecaptchaRequired: { resolve: (...all: unknown[]) => unknown } };
  const real = queries.isRecaptchaRequired.resolve;
  queries.isRecaptchaRequired.resolve = (...all) => (breaks('a resolver') ? fails() : real(...all));
  gateway = await openGateway(mall.url, { LOG_LEVEL: 'info' });
});
beforeEach(() => {
  broken.hits = 0;
  lines.length = 0;
  return () => {
    broken.part = '';
  };
});
afterAll(async () => {
  await gateway.close();
  await mall.close();
});

const words = '일시적인 오류가 발생했어요. 잠시 후 다시 시도해 주세요.';
const atOnce = ['a resolver', 'the context', 'the check of costs', 'didResolveOperation', 'willSendResponse'].map(
  (part) => [part, false] as const,
);
const later = ['a resolver', 'didResolveOperation'].map((part) => [part, true] as const);

describe.each([...atOnce, ...later])('%s that fails (later: %s)', (part, isLater) => {
  test.each(thrown)(
    'with %s costs its own result, reveals nothing of it, and is in the log by its id',
    async (_what, value) => {
      Object.assign(broken, { part, thrown: value, isLater });
      const told = await gateway.ask('{ isRecaptchaRequired }');
      expect(broken.hits).toBeGreaterThan(0);
      const requestId = told.headers.get('x-request-id');
      expect(told.errors).toMatchObject([{ message: words, extensions: { code: 'INTERNAL', requestId } }]);
      expect(Object.keys(told.errors[0]?.extensions ?? {}).toSorted()).toEqual(['code', 'requestId', 'userMessage']);
      expect(told.headers.get('cache-control')).toBe('no-store');
      expect(JSON.stringify(told)).not.toMatch(/secret|NOBODYS|Error|10\.0\.0\.7|paper/u);
      const failures = lines.filter((line) => line.includes(`"requestId":"${requestId}"`) && line.includes('"failed"'));
      expect(failures.length).toBeGreaterThan(0);
      expect(failures.join('').length).toBeLessThan(20_000);
      expect(lines.join('')).not.toContain(secret);

      broken.part = '';
      expect((await gateway.ask('{ isRecaptchaRequired }')).errors).toEqual([]);
    },
  );
});

test.each(thrown)('an error that cannot be logged, for %s, still reaches the client', async (_what, value) => {
  Object.assign(broken, { part: 'didEncounterErrors', thrown: value, isLater: false });
  const told = await gateway.ask('{ mall(device: DESKTOP) { name posts(board: NOTICE, first: 1000) { totalCount } } }');
  expect(broken.hits).toBe(1);
  expect(told.data).toMatchObject({ mall: { name: '한빛 패밀리샵', posts: null } });
  expect(told.errors).toMatchObject([
    { extensions: { code: 'BAD_INPUT', requestId: told.headers.get('x-request-id') } },
  ]);
  expect(lines.join('')).not.toContain(secret);
});
