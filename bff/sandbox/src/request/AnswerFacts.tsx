import { useStore } from '../store.ts';
import { answerFacts } from './answer-facts.ts';

/** A line below the answer: status, time, and the request number that the gateway's log has too. */
export function AnswerFacts() {
  const facts = useStore(answerFacts);
  return (
    <output className="sandbox-facts" aria-label="Last answer">
      {facts ? (
        <>
          <span>HTTP {facts.status}</span>
          <span>{facts.milliseconds} ms</span>
          {facts.age ? <span>age {facts.age} s</span> : null}
          {facts.requestId ? <span className="sandbox-facts-id">request {facts.requestId}</span> : null}
        </>
      ) : (
        <span>
          Ctrl-Enter runs the operation · <span lang="ko">실행하면 결과가 여기에 나와요</span>
        </span>
      )}
    </output>
  );
}
