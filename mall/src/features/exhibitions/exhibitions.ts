import { invalidAnswers } from '../../buying/entry-answers.ts';
import { stateOf, takesEntries } from '../../buying/exhibition-states.ts';
import type { MallContext, TransactionContext } from '../../context.ts';
import { exhibitionEntries } from '../../db/schema/exhibitions.ts';
import { checkAgreements } from '../../http/agreements.ts';
import { memberOf, type Call, type Handlers } from '../../http/call.ts';
import { conflict, invalid } from '../../http/refusal.ts';
import { newNumber } from '../../security/numbers.ts';
import { seal } from '../../security/sealing.ts';
import { toDts } from '../../wire/dts.ts';
import { lockCaller } from '../../members/members.queries.ts';
import { postEntered } from './event-mail.ts';
import { entryAgreements } from './entry-agreements.ts';
import { loadExhibition, toExhibition } from './exhibition.ts';
import { findEntry, findExhibition, findExhibitions } from './exhibition.queries.ts';

export const exhibitionHandlers = {
  listExhibitions,
  listPreExhibitions: listExhibitions,
  getExhibition,
  getPreExhibition: getExhibition,
  enterExhibition,
} satisfies Partial<Handlers>;

async function listExhibitions(
  { db, now }: MallContext,
  { mallId, params }: Call<'listExhibitions' | 'listPreExhibitions'>,
) {
  const { stat, exhbTp, page, size } = params;
  const at = now();
  const { rows, totalCnt } = await findExhibitions(db, { mallId, stat, exhbTp, page, size }, at);
  return { list: rows.map((row) => toExhibition(row, at)), totalCnt, page, size };
}

async function getExhibition(
  context: MallContext,
  { mallId, params, caller }: Call<'getExhibition' | 'getPreExhibition'>,
) {
  const exhibition = await findExhibition(context.db, mallId, params.exhbNo, context.now());
  return loadExhibition(context, exhibition, caller?.memNo ?? null, params);
}

/** Once for each member, in its time. */
async function enterExhibition(context: TransactionContext, call: Call<'enterExhibition'>) {
  const { db, keys, now } = context;
  const { memNo, mallId } = memberOf(call);
  const { answerList, agreeCdList } = call.body;
  await lockCaller(db, memNo);
  const at = now();
  const exhibition = await findExhibition(db, mallId, call.params.exhbNo, at);
  const faults = invalidAnswers(exhibition.entryForm ?? [], answerList);
  if (exhibition.entryForm && faults.length > 0)
    throw invalid(faults.map(({ path, ...fault }) => ({ field: `answerList${path}`, ...fault })));
  checkAgreements(entryAgreements, agreeCdList);
  if (!takesEntries(exhibition, at)) {
    const text = exhibition.entryForm ? '응모 기간이 끝났어요.' : '응모를 받지 않는 기획전이에요.';
    throw conflict(text, { rsnCd: 'STATE', stat: stateOf(exhibition, at) ?? '' });
  }
  const before = await findEntry(db, exhibition.exhbNo, memNo);
  if (before)
    throw conflict('이미 응모한 이벤트예요. 한 번만 응모할 수 있어요.', { rsnCd: 'DUPLICATE', no: before.entryNo });
  const entryNo = newNumber('EN', at);
  await db.insert(exhibitionEntries).values({
    entryNo,
    exhbNo: exhibition.exhbNo,
    memNo,
    entryDts: at,
    sealedAnswers: seal(keys.personal, JSON.stringify(answerList)),
    agreeCdList,
  });
  await postEntered(context, exhibition, { memNo, entryNo });
  const exhb = await loadExhibition(context, exhibition, memNo, { sort: 'RECOMMEND', page: 1 });
  return { entryNo, entryDts: toDts(at), exhb };
}
