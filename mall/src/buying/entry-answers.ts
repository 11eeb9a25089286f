/** A question of an entry form. */
export interface EntryQuestion {
  qNo: string;
  qTp: 'TEXT' | 'CHOICE' | 'MULTI';
  title: string;
  reqYn: 'Y' | 'N';
  /** Empty for TEXT. */
  choices: string[];
}

export interface EntryAnswer {
  qNo: string;
  /** For MULTI the chosen ones. */
  val: string | string[];
}

export interface AnswerFault {
  /** Path below `answerList`; empty: the list as a whole. */
  path: string;
  reason: string;
  rsnCd: 'REQUIRED' | 'FORMAT' | 'LENGTH' | 'REFUSED';
}

/** Longest answer in words, in code points. */
const longestText = 1_000;

/** Every mistake of the answers. An empty answer to a question that may stay open is none. */
export function invalidAnswers(form: readonly EntryQuestion[], answers: readonly EntryAnswer[]): AnswerFault[] {
  const given = answers.flatMap(({ qNo, val }, index): AnswerFault[] => {
    const question = form.find((each) => each.qNo === qNo);
    const isRepeated = answers.findIndex((each) => each.qNo === qNo) < index;
    if (!question || isRepeated) return [fault(`[${index}].qNo`, '이 이벤트의 질문이 아니에요.', 'REFUSED')];
    return faultOf(question, val).map((found) => ({ ...found, path: `[${index}].val` }));
  });
  const answered = new Set(answers.map(({ qNo }) => qNo));
  const isMissing = form.some(({ qNo, reqYn }) => reqYn === 'Y' && !answered.has(qNo));
  return isMissing ? [...given, fault('', '필수 질문에 모두 답해주세요.', 'REQUIRED')] : given;
}

function faultOf({ qTp, reqYn, choices }: EntryQuestion, val: string | string[]): AnswerFault[] {
  if (val.length === 0) return reqYn === 'Y' ? [fault('', '답을 적거나 선택해주세요.', 'REQUIRED')] : [];
  if (Array.isArray(val) !== (qTp === 'MULTI')) return [fault('', '답의 형식이 맞지 않아요.', 'FORMAT')];
  if (qTp === 'TEXT')
    return [...val].length > longestText ? [fault('', `${longestText}자까지 적을 수 있어요.`, 'LENGTH')] : [];
  const chosen = [val].flat();
  const isOffered = chosen.every((choice) => choices.includes(choice)) && new Set(chosen).size === chosen.length;
  return isOffered ? [] : [fault('', '보기에 있는 답을 선택해주세요.', 'REFUSED')];
}

function fault(path: string, reason: string, rsnCd: AnswerFault['rsnCd']): AnswerFault {
  return { path, reason, rsnCd };
}
