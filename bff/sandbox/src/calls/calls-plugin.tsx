import type { GraphiQLPlugin } from '@graphiql/react';
import { CallsIcon } from '../icons.tsx';
import { useStore } from '../store.ts';
import { CallCard } from './CallCard.tsx';
import { callsStore } from './calls.ts';

function CallsPanel() {
  const calls = useStore(callsStore);
  return (
    <section className="sandbox-panel" aria-label="Calls to the mall">
      <header className="sandbox-panel-head">
        <h2>
          Calls <span lang="ko">호출</span>
        </h2>
        <p>
          What the last operation asked of the mall, by field. Of what belongs to somebody the shape alone is shown.{' '}
          <span lang="ko">마지막 요청이 필드마다 쇼핑몰에 보낸 호출이에요. 개인의 값은 가려져요.</span>
        </p>
      </header>
      {calls === null ? (
        <p>
          Run an operation. A gateway with <code>TELL_UPSTREAM_CALLS=1</code> tells its calls, in development only.{' '}
          <span lang="ko">요청을 실행하면 여기에 나와요. 개발용 설정에서만 볼 수 있어요.</span>
        </p>
      ) : (
        <ol className="sandbox-calls">
          {calls.map((call, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- calls of one response never change places
            <li key={index}>
              <CallCard call={call} />
            </li>
          ))}
        </ol>
      )}
      {calls?.length === 0 ? (
        <p>
          No call was needed. <span lang="ko">쇼핑몰 호출 없이 답했어요.</span>
        </p>
      ) : null}
    </section>
  );
}

export const callsPlugin: GraphiQLPlugin = { title: 'Calls · 호출', icon: CallsIcon, content: CallsPanel };
