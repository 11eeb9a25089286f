import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { BreakerState } from './upstream/resilience-policy.ts';

const buckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 8];
const breakerNumbers = { closed: 0, 'half-open': 1, open: 2 } as const;

/** Metrics for operators. Names and labels contain no address, token or person. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #calls = this.#histogram(
    'mall_call_seconds',
    'Calls that were sent to the mall, by endpoint and outcome: ok, refused with the code, or what went wrong.',
    ['endpoint', 'outcome'],
  );
  readonly #responses = this.#histogram(
    'http_answer_seconds',
    'Responses of the gateway, by kind of route and HTTP status.',
    ['route', 'status'],
  );
  readonly #errors = this.#counter('graphql_errors_total', 'Errors in responses, by code of the enum ErrorCode.', [
    'code',
  ]);
  readonly #layout = this.#counter(
    'layout_cache_total',
    'Lookups in the layout cache: fresh, stale (served past its hour), or miss (loaded from the mall or another gateway).',
    ['outcome'],
  );
  readonly #refreshes = this.#counter(
    'session_refreshes_total',
    'Attempts of this gateway to refresh a session: traded, refused or failed.',
    ['outcome'],
  );
  readonly #pages = this.#counter(
    'pages_total',
    'Pages: cached, revalidated (its results were unchanged), rendered, redirect, the status of an error page, or shell with the reason why it has no content.',
    ['outcome'],
  );
  readonly #violations = this.#counter(
    'csp_violations_total',
    'Reported violations of the Content-Security-Policy, by directive. Anyone can send such a report.',
    ['directive'],
  );
  readonly #shed = this.#counter(
    'requests_turned_away_total',
    'Requests that were shed with a 503 because too many were in flight, by route: graphql or page.',
    ['route'],
  );
  readonly #uncaught = this.#counter(
    'uncaught_errors_total',
    'Uncaught errors that the process survived, by origin: uncaughtException or unhandledRejection.',
    ['origin'],
  );

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  /** Reads the state of the circuit breakers at each scrape. */
  watchBreakers(states: () => readonly BreakerState[]): void {
    const gauge: Gauge<'endpoint'> = new Gauge({
      name: 'mall_breaker_state',
      help: 'Circuit breakers by endpoint, mall for the whole mall: 0 closed, 1 half-open (a trial call is under way), 2 open (no calls).',
      labelNames: ['endpoint'],
      registers: [this.#registry],
      collect: () => {
        for (const { name, state } of states()) gauge.set({ endpoint: name }, breakerNumbers[state]);
      },
    });
  }

  readonly onCall = ({
    endpoint,
    outcome,
    milliseconds,
  }: {
    endpoint: string;
    outcome: string;
    milliseconds: number;
  }): void => this.#calls.observe({ endpoint, outcome }, milliseconds / 1000);
  readonly onError = (code: string): void => this.#errors.inc({ code });
  readonly onLayout = (outcome: string): void => this.#layout.inc({ outcome });
  readonly onRefresh = (outcome: string): void => this.#refreshes.inc({ outcome });
  readonly onPage = (outcome: string): void => this.#pages.inc({ outcome });
  readonly onShed = (route: string): void => this.#shed.inc({ route });
  readonly onUncaught = (origin: string): void => this.#uncaught.inc({ origin });
  readonly onViolation = (directive: string): void => this.#violations.inc({ directive });
  readonly onResponse = (route: string, status: number, milliseconds: number): void =>
    this.#responses.observe({ route, status: String(status) }, milliseconds / 1000);

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  /** A separate server, so that the shop's address never shows metrics. */
  server(): Server {
    return createServer((request, response) => {
      if (request.url !== '/metrics') return void response.writeHead(404).end();
      return void this.text().then(
        (text) => response.setHeader('content-type', this.#registry.contentType).end(text),
        () => response.writeHead(500).end(),
      );
    });
  }

  #histogram<L extends string>(name: string, help: string, labelNames: L[]): Histogram<L> {
    return new Histogram({ name, help, labelNames, buckets, registers: [this.#registry] });
  }

  #counter<L extends string>(name: string, help: string, labelNames: L[]): Counter<L> {
    return new Counter({ name, help, labelNames, registers: [this.#registry] });
  }
}
