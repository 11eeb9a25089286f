import { useStore } from '../store.ts';
import { sessionStore } from '../session/session.ts';
import type { Example } from './examples.ts';
import { remembered, stillMadeUp } from './remembered.ts';
import { useOpenExample } from './use-open-example.ts';

/** An example with its notes; opening it puts operation and variables into a tab. */
export function ExampleCard({ example }: { example: Example }) {
  const open = useOpenExample();
  const isSignedIn = useStore(sessionStore) !== null;
  const madeUp = stillMadeUp(example.variables, useStore(remembered));
  return (
    <details className="sandbox-example" name="example" id={`example-${example.name}`}>
      <summary>
        <span className="sandbox-example-title">
          {example.title.en}
          <span lang="ko">{example.title.ko}</span>
        </span>
        {example.needsMember ? (
          <span className={isSignedIn ? 'sandbox-badge sandbox-badge-open' : 'sandbox-badge'}>
            member <span lang="ko">회원</span>
          </span>
        ) : null}
      </summary>
      <div className="sandbox-example-body">
        <p>{example.notes.en}</p>
        <p lang="ko">{example.notes.ko}</p>
        {madeUp.length > 0 ? (
          <p className="sandbox-made-up">
            Made up until a response has it <span lang="ko">아직 지어낸 값</span>:{' '}
            {madeUp.map(({ name, from }) => (
              <code key={name}>{from[0]}</code>
            ))}
          </p>
        ) : null}
        <button type="button" className="sandbox-button sandbox-primary" onClick={() => open(example)}>
          Open in editor <span lang="ko">편집기에서 열기</span>
        </button>
      </div>
    </details>
  );
}
