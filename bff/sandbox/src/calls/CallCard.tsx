import type { UpstreamCall } from './calls.ts';

/** One call, with the field that made it; its data opens below. */
export function CallCard({ call }: { call: UpstreamCall }) {
  const { field, call: address, status, outcome, milliseconds, reader, cache, body } = call;
  const isFine = outcome === 'ok';
  return (
    <details className="sandbox-example">
      <summary>
        <span className="sandbox-example-title">
          {field ?? 'request'}
          <code className="sandbox-call-address">{address}</code>
        </span>
        <span className={isFine ? 'sandbox-badge' : 'sandbox-badge sandbox-badge-failed'}>
          {status ?? (cache ? 'cache' : outcome)}
        </span>
      </summary>
      <div className="sandbox-example-body">
        <dl className="sandbox-who">
          <Fact name="Outcome" korean="결과" value={outcome} />
          <Fact name="Time" korean="시간" value={`${milliseconds} ms`} />
          <Fact name="Reader" korean="읽는 곳" value={reader} />
          <Fact name="Cache" korean="캐시" value={cache} />
        </dl>
        {body === null ? null : <pre className="sandbox-call-body">{JSON.stringify(body, null, 2)}</pre>}
      </div>
    </details>
  );
}

function Fact({ name, korean, value }: { name: string; korean: string; value: string | null }) {
  if (value === null) return null;
  return (
    <>
      <dt>
        {name} <span lang="ko">{korean}</span>
      </dt>
      <dd>{value}</dd>
    </>
  );
}
