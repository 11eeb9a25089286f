import { useStore } from '../store.ts';
import { answerFacts } from './answer-facts.ts';
import { ModeChoice } from './ModeChoice.tsx';

/** Below the response: status, time, the request number that the gateway's log has too, and all headers. */
export function AnswerFacts() {
  const facts = useStore(answerFacts);
  return (
    <div className="sandbox-facts">
      <output aria-label="Last answer">
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
      <ModeChoice />
      {facts?.isUnknownId ? (
        <p className="sandbox-advice">
          No manifest of this gateway has this text. Put it into the folder MANIFESTS, or send it by POST.{' '}
          <span lang="ko">
            이 문서는 게이트웨이의 매니페스트에 없어요. MANIFESTS 폴더에 넣거나 POST 로 보내 주세요.
          </span>
        </p>
      ) : null}
      {facts ? (
        <details className="sandbox-headers">
          <summary>
            Response headers <span lang="ko">응답 헤더</span>
          </summary>
          <dl>
            {facts.headers.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      ) : null}
    </div>
  );
}
