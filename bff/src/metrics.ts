import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { errorTexts } from './errors/error-texts.ts';
import type { VitalsReport } from './http/vitals.ts';
import type { OperationFacts } from './tracing/request-trace.ts';
import type { BreakerState } from './upstream/resilience-policy.ts';

const buckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 8];
const mostReleases = 20;
/** Routes that shed requests. */
const shedRoutes = ['graphql', 'page', 'member-page', 'files', 'bulk-orders', 'mcp'] as const;
const layoutOutcomes = ['fresh', 'stale', 'miss'] as const;
const refreshOutcomes = ['traded', 'refused', 'failed'] as const;
const uncaughtOrigins = ['uncaughtException', 'unhandledRejection'] as const;
/** What `pages_total` calls pages, those that are not as they should be among them. */
const pageOutcomes = [
  'cached',
  'revalidated',
  'rendered',
  'redirect',
  '404',
  '503',
  ...['late', 'busy', 'failed'].flatMap((why) => [`stale, ${why}`, `shell, ${why}`]),
];
const breakerNumbers = { closed: 0, 'half-open': 1, open: 2 } as const;

/** The gateway's load. */
export interface Load {
  inFlight: number;
  waiting: number;
  calls: number;
  queue: number;
  cacheEntries: number;
  cacheBytes: number;
}

const loadGauges: readonly [part: keyof Load, name: string, help: string][] = [
  ['inFlight', 'requests_in_flight', 'Requests that were admitted and are not answered yet.'],
  ['waiting', 'requests_waiting', 'Requests that wait for earlier ones before they are started.'],
  ['calls', 'mall_calls_running', 'Calls to the mall that are under way.'],
  ['queue', 'mall_calls_waiting', 'Calls to the mall that wait for others to end.'],
  ['cacheEntries', 'layout_cache_entries', 'Values in the layout cache.'],
  ['cacheBytes', 'layout_cache_bytes', 'Approximate size of the layout cache.'],
];

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
  readonly #operations = this.#histogram(
    'graphql_operation_seconds',
    'Executed operations, by name (other: not a document of the storefront), type and client (other: not a known one).',
    ['operation', 'type', 'client'],
  );
  /** Bound to their labels: a look-up by text is cheaper than by labels. */
  readonly #operationTimers = new Map<string, { observe(seconds: number): void }>();
  readonly #errors = this.#counter('graphql_errors_total', 'Errors in responses, by code of the enum ErrorCode.', [
    'code',
  ]);
  readonly #tools = this.#counter(
    'agent_calls_total',
    'Calls of tools by AI agents, by tool and outcome: ok, or the code of the refusal.',
    ['tool', 'outcome'],
  );
  readonly #deprecated = this.#counter(
    'deprecated_uses_total',
    'Operations that used a deprecated part of the schema, by its coordinate, client and release (other: beyond the first twenty of a client).',
    ['coordinate', 'client', 'release'],
  );
  /** Releases of each client that the metrics tell apart. */
  readonly #releases = new Map<string, Set<string>>();
  readonly #retired = this.#counter(
    'retired_documents_total',
    'Requests with the id of a document of a retired release, by app and release.',
    ['app', 'release'],
  );
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
    'Pages: cached, revalidated (its results were unchanged), rendered, redirect, the status of an error page, or shell with the reason why it has no content. Those of members: rendered, data (without markup), or none.',
    ['outcome'],
  );
  readonly #violations = this.#counter(
    'csp_violations_total',
    'Reported violations of the Content-Security-Policy, by directive. Anyone can send such a report.',
    ['directive'],
  );
  readonly #vitals = this.#histogram(
    'storefront_vital_seconds',
    'Web vitals of sampled documents, by name (LCP, INP, FCP, TTFB), device and who may see the page. Anyone can send such a report.',
    ['name', 'device', 'access'],
  );
  readonly #shifts = this.#histogram(
    'storefront_layout_shift',
    'Cumulative layout shift of sampled documents, by device and who may see the page.',
    ['device', 'access'],
  );
  readonly #storefrontErrors = this.#counter(
    'storefront_errors_total',
    'Errors of sampled documents that nothing caught, by kind (error, rejection), device and who may see the page.',
    ['kind', 'device', 'access'],
  );
  readonly #shed = this.#counter(
    'requests_turned_away_total',
    'Requests that were shed with a 503 because they waited too long, or too many were in flight, by route: graphql, page, member-page, files, bulk-orders or mcp.',
    ['route'],
  );
  readonly #uncaught = this.#counter(
    'uncaught_errors_total',
    'Uncaught errors that the process survived, by origin: uncaughtException or unhandledRejection.',
    ['origin'],
  );

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
    this.#beginAtZero();
  }

  /** A counter that is born by its first failure raises no alert: there was no rise. */
  #beginAtZero(): void {
    for (const code of Object.keys(errorTexts)) this.#errors.inc({ code }, 0);
    for (const route of shedRoutes) this.#shed.inc({ route }, 0);
    for (const outcome of layoutOutcomes) this.#layout.inc({ outcome }, 0);
    for (const outcome of refreshOutcomes) this.#refreshes.inc({ outcome }, 0);
    for (const outcome of pageOutcomes) this.#pages.inc({ outcome }, 0);
    for (const origin of uncaughtOrigins) this.#uncaught.inc({ origin }, 0);
    for (const device of ['DESKTOP', 'MOBILE'])
      for (const access of ['anyone', 'public', 'mall', 'member'])
        for (const kind of ['error', 'rejection']) this.#storefrontErrors.inc({ kind, device, access }, 0);
  }

  /** Sets the metric of the running build. */
  noteBuild(version: string): void {
    const gauge = new Gauge({
      name: 'build_info',
      help: 'Always 1: the build that runs, by a mark of its code, and the version of Node.js.',
      labelNames: ['version', 'node'],
      registers: [this.#registry],
    });
    gauge.set({ version, node: process.versions.node }, 1);
  }

  /** Reads the load at each scrape. */
  watchLoad(read: () => Load): void {
    for (const [part, name, help] of loadGauges) {
      const gauge: Gauge = new Gauge({
        name,
        help,
        registers: [this.#registry],
        collect: () => gauge.set(read()[part]),
      });
    }
  }

  /** Asks the shared store at each scrape. */
  watchStore(isWritable: () => Promise<boolean>): void {
    const gauge: Gauge = new Gauge({
      name: 'store_connected',
      help: 'Whether the shared store takes values: 1 or 0. Without one: 1.',
      registers: [this.#registry],
      collect: async () => gauge.set(Number(await isWritable())),
    });
  }

  /** Reads at each scrape what the folder of manifests holds. */
  watchManifests(
    releases: () => readonly { app: string; release: string; isRetired: boolean; loaded: number; refused: number }[],
  ): void {
    const gauge: Gauge<'app' | 'release' | 'state'> = new Gauge({
      name: 'manifest_documents',
      help: 'Documents of the folder of manifests, by app, release and state: active, retired, or refused since the schema does not fit.',
      labelNames: ['app', 'release', 'state'],
      registers: [this.#registry],
      collect: () => {
        gauge.reset();
        for (const { app, release, isRetired, loaded, refused } of releases()) {
          gauge.set({ app, release, state: isRetired ? 'retired' : 'active' }, loaded);
          gauge.set({ app, release, state: 'refused' }, refused);
          if (isRetired) this.#retired.inc({ app, release }, 0);
        }
      },
    });
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
  readonly onTool = (tool: string, outcome: string): void => this.#tools.inc({ tool, outcome });
  readonly onDeprecated = (coordinate: string, { client, release }: { client: string; release: string }): void =>
    this.#deprecated.inc({ coordinate, client, release: this.#boundedRelease(client, release) });
  readonly onRetired = ({ app, release }: { app: string; release: string }): void =>
    this.#retired.inc({ app, release });
  readonly onLayout = (outcome: string): void => this.#layout.inc({ outcome });
  readonly onRefresh = (outcome: string): void => this.#refreshes.inc({ outcome });
  readonly onPage = (outcome: string): void => this.#pages.inc({ outcome });
  readonly onShed = (route: string): void => this.#shed.inc({ route });
  readonly onUncaught = (origin: string): void => this.#uncaught.inc({ origin });
  readonly onViolation = (directive: string): void => this.#violations.inc({ directive });
  readonly onVitals = ({ device, access, vitals, errors }: VitalsReport): void => {
    for (const { name, value } of vitals) {
      if (name === 'CLS') this.#shifts.observe({ device, access }, value);
      else this.#vitals.observe({ name, device, access }, value / 1000);
    }
    for (const [kind, count] of Object.entries(errors))
      if (count > 0) this.#storefrontErrors.inc({ kind, device, access }, count);
  };
  readonly onResponse = (
    route: string,
    status: number,
    milliseconds: number,
    operation: OperationFacts | null = null,
  ): void => {
    this.#responses.observe({ route, status: String(status) }, milliseconds / 1000);
    if (operation !== null) this.#timerOf(operation).observe(milliseconds / 1000);
  };

  /** A client says itself what its release is called: the first few are told apart. */
  #boundedRelease(client: string, release: string): string {
    const known = this.#releases.get(client) ?? new Set();
    this.#releases.set(client, known);
    if (known.size < mostReleases) known.add(release);
    return known.has(release) ? release : 'other';
  }

  #timerOf({ name, type, client }: OperationFacts): { observe(seconds: number): void } {
    const key = `${name} ${type} ${client}`;
    const known = this.#operationTimers.get(key);
    if (known) return known;
    const timer = this.#operations.labels({ operation: name, type, client });
    this.#operationTimers.set(key, timer);
    return timer;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  /** A separate server, so that the shop's address never shows metrics. */
  server(isTaken: (request: IncomingMessage, response: ServerResponse) => boolean = () => false): Server {
    return createServer((request, response) => {
      if (isTaken(request, response)) return;
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
