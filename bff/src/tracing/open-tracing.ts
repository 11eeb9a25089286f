import type { Settings } from '../config.ts';
import { noTracing, type Tracing } from './request-trace.ts';

/** Tracing by OpenTelemetry if an endpoint is set. Its packages are loaded only then. */
export async function openTracing(settings: Settings): Promise<Tracing> {
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return noTracing;
  const { createTracing } = await import('./otel-tracing.ts');
  return createTracing({
    endpoint,
    service: settings.OTEL_SERVICE_NAME,
    share: settings.OTEL_TRACES_SAMPLER_ARG,
    mallUrl: settings.MALL_API_URL,
  });
}
