import './app/theme/styles.ts';
import { setNonce } from 'get-nonce';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { rehydrate } from './app/apollo/rehydrate.ts';
import { rememberViewer } from './app/apollo/viewer.ts';
import { takeEarlyPress } from './app/before-hydration/early-press.ts';
import { rememberFields } from './app/before-hydration/early-fields.ts';
import { stopRecording, undoForeignChanges } from './app/before-hydration/foreign-changes.ts';
import { createBrowserServices, type BrowserServices } from './app/browser-services.ts';
import { viewMark } from './app/document/view-mark.ts';
import { followSession } from './app/follow-session.ts';
import type { View } from './app/load-page.ts';
import { takeMemberPage } from './app/member-page/take-member-page.ts';
import type { Services } from './app/services.ts';
import { createRoutes } from './app/router.tsx';
import { whenHydrated } from './shared/hydration.ts';
import { isOtherAddress } from './shared/page/server-timing.ts';
import { sampleVitals } from './app/vitals/sample.ts';
import { nextTask } from './shared/next-task.ts';
import { fetchSanitizer } from './shop/rich-text/late-sanitizer.ts';

// Style elements that scripts write (overlays lock scrolling so) carry the page's nonce.
const nonce = document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce;
if (nonce) setNonce(nonce);

const root = document.getElementById('root') as HTMLElement; // React itself reports it if there is none
/** Puts back what other programs had added to the page. */
let putBack = () => {};
void start();

/** Each step is a separate task: between them the browser may paint and scroll. */
async function start(): Promise<void> {
  await nextTask();
  const services = createBrowserServices();
  await nextTask();
  const taken = await takeMemberPage();
  if (taken) {
    services.client.rehydrateMember(taken.page.state, taken.page.ages);
    putBack = taken.putBack;
  } else rehydrate(services);
  if (services.sessions.read()) rememberViewer(services);
  await nextTask();
  open(services);
}

/** Loads the view of the address from the state inside the page, and hydrates what was rendered. */
function open(services: BrowserServices): void {
  const router = createBrowserRouter(createRoutes(services));
  followSession(services.sessions, router);
  sampleVitals(services.device, whenHydrated());
  hydrate(router, services);
  void whenHydrated().then(() => followPage(services));
  fetchSanitizer().catch(() => {}); // may be gone after a deploy; the gateway's sanitizer remains
}

/** A chunk that is gone after a deploy: the page lacks nothing without it. */
async function followPage({ client, device }: Services): Promise<void> {
  const late = await import('./app/after-the-page.ts').catch(() => null);
  putBack();
  if (late) {
    late.readEarlyFiles(root);
    late.followTranslations(root, document.documentElement);
  } else stopRecording(document.documentElement);
  // Phones have a good Korean typeface of their own.
  if (device === 'DESKTOP') await late?.addTypeface(root, client);
}

function hydrate(router: DataRouter, services: Services): void {
  const app = <App services={services} router={router} />;
  // Hydration needs the view's code, and the very view that the server rendered.
  const { rendered } = root.dataset;
  if (!rendered || rendered === 'shell') createRoot(root).render(app);
  else
    whenInitialized(router, () => {
      // Its fields are of the other page, too: one that is put back would choose again what the shopper has gone back from.
      if (isOtherAddress(location)) return createRoot(root).render(app);
      const putBackEarlier = putBack;
      const putBackLater = undoForeignChanges(document.documentElement);
      putBack = () => {
        putBackEarlier();
        putBackLater();
      };
      const { restore, forget } = rememberFields(root);
      const { key } = router.state.location;
      router.subscribe(({ location }) => location.key !== key && forget());
      const onRecoverableError = (error: unknown) => {
        void restore(); // a part was rendered anew
        reportError(error);
      };
      const press = takeEarlyPress(document.documentElement);
      // As a transition the page hydrates in slices, between which it scrolls and answers touches.
      if (rendered === markOf(router)) startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
      else createRoot(root).render(app);
      void whenHydrated().then(restore).then(forget).then(press);
    });
}

function whenInitialized(router: DataRouter, then: () => void): void {
  if (router.state.initialized) return then();
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    then();
  });
}

function markOf(router: DataRouter): string | null {
  const view: View | undefined = router.state.loaderData.view;
  return view ? viewMark(view) : null;
}
