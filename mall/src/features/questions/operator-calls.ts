import { timingSafeEqual } from 'node:crypto';
import { and, asc, isNotNull, isNull } from 'drizzle-orm';
import { Router, type Request, type RequestHandler } from 'express';
import { z } from 'zod';
import type { MallContext } from '../../context.ts';
import { questions } from '../../db/schema/questions.ts';
import { success } from '../../http/envelope.ts';
import { invalid, notFound } from '../../http/refusal.ts';
import { isAtThisMachine } from '../../http/this-machine.ts';
import { toLines } from '../../wire/text.ts';
import { answerQuestion } from './answer.ts';
import { toQuestion } from './question.queries.ts';

export const operatorPath = '/operator/questions';

const mostShown = 100;
const longestAnswer = 4000;

const answerBody = z.object({ ansCntn: z.string() });

/** Calls for operators who answer inquiries. They need the mall's secret, which only commands on this machine have. */
export function operatorCalls(context: MallContext): Router {
  const { db, keys } = context;
  const router = Router();
  router.use(forOperators(keys.operator));
  router.get('/', async (_request, response) => {
    const waits = and(isNull(questions.ansDts), isNotNull(questions.memNo), isNotNull(questions.sealed));
    const rows = await db.select().from(questions).where(waits).orderBy(asc(questions.regDts)).limit(mostShown);
    response.json(success(rows.map((row) => toQuestion(keys, row))));
  });
  router.post('/:qstnNo/answer', answering(context));
  return router;
}

function answering(context: MallContext): RequestHandler<{ qstnNo: string }> {
  return async (request, response) => {
    await answerQuestion(context, request.params.qstnNo, readAnswer(request.body));
    response.json(success(null));
  };
}

function forOperators(key: Uint8Array): RequestHandler {
  return (request, _response, next) => {
    if (!isAtThisMachine(request) || !hasKey(request, key)) throw notFound('요청하신 주소를');
    next();
  };
}

function hasKey(request: Request, key: Uint8Array): boolean {
  const given = Buffer.from(/^Bearer (\S+)$/u.exec(request.get('authorization') ?? '')?.[1] ?? '', 'base64url');
  return given.length === key.length && timingSafeEqual(given, key);
}

function readAnswer(body: unknown): string {
  const read = answerBody.safeParse(body);
  const text = read.success ? toLines(read.data.ansCntn) : null;
  if (!text || [...text].length > longestAnswer) {
    throw invalid([{ field: 'ansCntn', reason: `답변을 ${longestAnswer}자까지 입력해주세요.` }]);
  }
  return text;
}
