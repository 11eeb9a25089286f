import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags, type Context, type Span } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { RequestSpan, Tracing } from './request-trace.ts';

interface TracingSettings {
  /** Where spans are sent by HTTP, without /v1/traces. */
  endpoint: string;
  service: string;
  /** Share of the traces that start here. */
  share: number;
}

const patienceMs = 3_000;

/** Spans by OpenTelemetry, sent in batches; without a collector only the spans are lost. */
export function createTracing({ endpoint, service, share }: TracingSettings): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/u, '')}/v1/traces`,
    timeoutMillis: patienceMs,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000, exportTimeoutMillis: patienceMs }),
    ],
  });
  const tracer = provider.getTracer('gateway');

  const begin = (name: string, traceparent: string | null): RequestSpan => {
    const span = tracer.startSpan(name, { kind: SpanKind.SERVER }, contextFrom(traceparent));
    const inSpan = trace.setSpan(ROOT_CONTEXT, span);
    return {
      openCall: (endpointName) => {
        const call = tracer.startSpan(endpointName, { kind: SpanKind.CLIENT }, inSpan);
        return {
          traceparent: traceparentOf(call),
          end: ({ outcome }) => {
            call.setAttribute('mall.outcome', outcome);
            if (!/^(?:ok|refused|cancelled)/u.test(outcome)) call.setStatus({ code: SpanStatusCode.ERROR });
            call.end();
          },
        };
      },
      end: ({ status, operation, codes }) => {
        span.setAttribute('http.response.status_code', status);
        if (operation !== null) span.setAttribute('graphql.operation.name', operation);
        if (codes.length > 0) span.setAttribute('graphql.error_codes', [...new Set(codes)]);
        if (status >= 500 || codes.includes('INTERNAL')) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  };
  return { begin, close: () => provider.shutdown().catch(() => undefined) };
}

function contextFrom(traceparent: string | null): Context {
  const [, traceId, spanId, flags] = traceparent?.split('-') ?? [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED,
    isRemote: true,
  });
}

function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}`;
}
