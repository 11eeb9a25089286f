import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags, type Context, type Span } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { pathForLog } from './path-for-log.ts';
import type { RequestSpan, TracedRequest, Tracing } from './request-trace.ts';

interface TracingSettings {
  /** Where spans are sent by HTTP, without /v1/traces. */
  endpoint: string;
  /** What every span says of this program: `service.name` and more. */
  resource: Readonly<Record<string, string>>;
  /** Share of the traces that start here. */
  share: number;
  /** Where the calls go. */
  mallUrl: string;
}

const patienceMs = 3_000;

/** Spans by OpenTelemetry, sent in batches; without a collector only the spans are lost. */
export function createTracing({ endpoint, resource, share, mallUrl }: TracingSettings): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/u, '')}/v1/traces`,
    timeoutMillis: patienceMs,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes(resource),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000, exportTimeoutMillis: patienceMs }),
    ],
  });
  const tracer = provider.getTracer('gateway');
  const mall = new URL(mallUrl);
  const ofMall = {
    'server.address': mall.hostname,
    'server.port': Number(mall.port) || (mall.protocol === 'https:' ? 443 : 80),
  };

  const begin = (request: TracedRequest, route: string, traceparent: string | null): RequestSpan => {
    const { method, originalUrl, hostname } = request;
    const attributes = {
      'http.request.method': method,
      'http.route': route,
      'url.path': pathForLog(originalUrl.split('?', 1)[0] ?? ''),
      'server.address': hostname,
    };
    const options = { kind: SpanKind.SERVER, attributes };
    const span = tracer.startSpan(`${method} ${route}`, options, contextFrom(traceparent));
    const inSpan = trace.setSpan(ROOT_CONTEXT, span);
    return {
      traceId: span.spanContext().traceId,
      openCall: (endpointName) => {
        const [callMethod = '', template = ''] = endpointName.split(' ', 2);
        const ofCall = { ...ofMall, 'http.request.method': callMethod, 'url.template': template };
        const call = tracer.startSpan(endpointName, { kind: SpanKind.CLIENT, attributes: ofCall }, inSpan);
        return {
          traceparent: traceparentOf(call),
          end: ({ outcome }, callStatus) => {
            call.setAttribute('mall.outcome', outcome);
            if (callStatus !== null) call.setAttribute('http.response.status_code', callStatus);
            if (!/^(?:ok|refused|cancelled)/u.test(outcome)) {
              call.setAttribute('error.type', outcome);
              call.setStatus({ code: SpanStatusCode.ERROR });
            }
            call.end();
          },
        };
      },
      end: ({ status, operation, codes }) => {
        span.setAttribute('http.response.status_code', status);
        if (operation !== null)
          span.setAttributes({
            'graphql.operation.name': operation.name,
            'graphql.operation.type': operation.type,
            'graphql.client.name': operation.client,
          });
        if (codes.length > 0) span.setAttribute('graphql.error_codes', [...new Set(codes)]);
        if (status >= 500 || codes.includes('INTERNAL')) {
          span.setAttribute('error.type', status >= 500 ? String(status) : 'INTERNAL');
          span.setStatus({ code: SpanStatusCode.ERROR });
        }
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
