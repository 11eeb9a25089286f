import type { Settings } from '../config.ts';
import { noTracing, type Tracing } from './request-trace.ts';

/** Tracing by OpenTelemetry if an endpoint is set. Its packages are loaded only then. */
export async function openTracing(settings: Settings): Promise<Tracing> {
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return noTracing;
  const { createTracing } = await import('./otel-tracing.ts');
  return createTracing({
    endpoint,
    resource: resourceOf(settings),
    share: settings.OTEL_TRACES_SAMPLER_ARG,
    mallUrl: settings.MALL_API_URL,
  });
}

const usualName = 'family-mall-gateway';

/** What every span says of this program. OpenTelemetry's specification: the name alone outranks one among the attributes. */
export function resourceOf({
  OTEL_SERVICE_NAME: name,
  OTEL_RESOURCE_ATTRIBUTES: attributes,
}: Pick<Settings, 'OTEL_SERVICE_NAME' | 'OTEL_RESOURCE_ATTRIBUTES'>): Readonly<Record<string, string>> {
  return { 'service.name': usualName, ...attributes, ...(name === undefined ? {} : { 'service.name': name }) };
}
