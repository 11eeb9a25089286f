import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { clientManifest } from './vite/client-manifest.ts';
import { persistedDocuments } from './vite/persisted-documents.ts';
import { precompress } from './vite/precompress.ts';
import { splitOperations } from './vite/split-operations.ts';
import { unprintedDocuments } from './vite/unprinted-documents.ts';

const gateway = process.env.GATEWAY_URL ?? 'http://127.0.0.1:4000';

// What every page stands on, in two files: they pack better than dozens, outlive most deploys, and a slow processor takes
// neither in for too long at a time.
const foundation = (name: string, packages: string) => ({
  name,
  test: new RegExp(`node_modules[\\\\/](?:\\.pnpm[\\\\/])?(?:${packages})(?:[\\\\/@+]|$)`),
});
const drawing = foundation('drawing', 'react|react-dom|scheduler|react-router|react-router-dom');
const answers = foundation('answers', '@apollo\\+client|@apollo|rxjs|graphql|optimism|@wry|tslib');

// And the small parts that nearly every page draws with, without those that only inner pages share; what opens over a page is
// fetched when it is wanted.
const common = {
  name: 'common',
  test: /web[\\/]src[\\/](?:features[\\/]shell[\\/]Logo|features[\\/]corners[\\/]ProductRow|catalog[\\/]product-card[\\/](?!NothingHere|nothing-here)|shop[\\/](?:favorites|links[\\/](?!subscription|use-login)|mall[\\/]mall-context|page|popups|product-card|rich-text[\\/]RichText|section-boundary|session[\\/](?:session-(?!presence)|access))|shared[\\/](?:errors|format[\\/](?!day-words)|page|query|router-context|scroll-restoration[\\/]scroll|use-is-hydrated|section-heading|is-server|ui[\\/](?:button|EmptyState|icons|LoadingIndicator|ScrollingRow|Skeleton|StandalonePage|Won)))/,
  minShareCount: 4,
};

// Each file costs a slow processor some milliseconds however small it is, so what is wanted together comes together. The order
// counts: a group takes what its modules import along, unless a group before it has that.
const shell = {
  name: 'shell',
  minShareCount: 2,
  test: /web[\\/]src[\\/](?:features[\\/]shell[\\/](?:footer|terms[\\/](?:load-terms-viewer|terms-names|use-terms|Terms\.)|top-banner|cart-count)|shop[\\/](?:popups|mall[\\/](?:has-my-shop|mall-clock))|shared[\\/]ui[\\/](?:is-overlay-open|use-reduced-motion))/,
};
// Small parts of the desktop's frame that inner pages use, too: with those of forms they would bring Mantine to every page.
const desktop = {
  name: 'desktop',
  test: /web[\\/]src[\\/]shared[\\/](?:form[\\/](?:submit-held-form|text-limits)|ui[\\/]late-icons)/,
};
// What sends, and names what was refused: pages without a form do that, too.
const submission = {
  name: 'submission',
  minShareCount: 8,
  test: /web[\\/]src[\\/]shared[\\/](?:submission|intent|format[\\/]day-words|form[\\/](?:failure-text|focus|refusal))/,
};
// Mantine in two: what every page of it draws with, and what only forms need.
const mantine = {
  name: 'mantine',
  minShareCount: 9,
  test: /@mantine[\\/+](?!form)|ui[\\/]mantine[\\/]|mantine-styles/,
};
const forms = {
  name: 'forms',
  minShareCount: 10,
  test: /@mantine[\\/+]|shared[\\/]form[\\/](?!use-resend|use-countdown|Resend)/,
};

// Small parts of pages that buy: else a dozen files of less than 1 kB each.
const buying = {
  name: 'buying',
  minShareCount: 2,
  test: /web[\\/]src[\\/](?:shop[\\/](?:arrival|cart[\\/]use-add-to-cart|order[\\/]use-order-start|conflict|session[\\/]SignInAgain)|features[\\/](?:goods[\\/]delivery-note|phones[\\/]PhonePurchase[\\/]line-names)|shared[\\/](?:serial-queue|use-kept-focus|query[\\/]use-calculation|focus-element|form[\\/]focus-invalid|ui[\\/]Quantity))/,
};

// What pages of orders and contracts are made of, likewise.
const orders = {
  name: 'orders',
  minShareCount: 3,
  test: /web[\\/]src[\\/]features[\\/]orders[\\/](?:BuyingFrame[\\/]Ways|OrderParts[\\/](?:OrderHead|Part|Sums)|StepFrame)/,
};

// What opens over a page while a finger waits for it comes with all that it imports at once: import after import would cost
// a slow line seconds each.
const overlay = /\/(?:SearchSheetPage|FullMenu|TermsViewer|PictureViewer)-/;

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [
    react(),
    clientManifest(),
    splitOperations(),
    ...(isSsrBuild ? [persistedDocuments()] : [unprintedDocuments(), precompress()]),
  ],
  // Pictures and fonts stay files of their own: the page's policy and its caches both like that better.
  build: {
    assetsInlineLimit: 0,
    emptyOutDir: true,
    target: 'es2022',
    // A page's style sheets come before it; its scripts' own imports are few since the parts all share are here already.
    modulePreload: {
      resolveDependencies: (file, files) =>
        overlay.test(file) ? files : files.filter((each) => each.endsWith('.css')),
    },
    ...(isSsrBuild
      ? {
          outDir: 'dist/server',
          copyPublicDir: false,
          rolldownOptions: { output: { entryFileNames: 'server.js', codeSplitting: false } },
        }
      : {
          outDir: 'dist/client',
          manifest: true,
          rolldownOptions: {
            input: 'src/client.tsx',
            output: {
              codeSplitting: {
                groups: [drawing, answers, common, shell, desktop, submission, mantine, forms, buying, orders],
              },
            },
          },
        }),
  },
  // The modules that rxjs publishes for browsers of today.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  // The gateway imports one module, in one file, and needs nothing else installed: it loads a rebuilt one under another
  // address, where chunks that import their entry back would find a second React context of each kind.
  ssr: { noExternal: command === 'build' ? true : undefined },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.WEB_PORT ?? 5173),
    proxy: {
      '/graphql': gateway,
      '/images': gateway,
      // What the mall shows of its own, for sign-up and lost passwords to be walked to their ends.
      '^/kmcert(/|$)': gateway,
      '/dev/outbox': gateway,
      // The one page that is asked for by POST is rendered by the gateway alone, as it is built.
      '^/kmcertVerification': { target: gateway, bypass: ({ method, url }) => (method === 'POST' ? null : url) },
      // A purchase and its photos, to their ends: the test company, the way back from it, and files.
      '^/pg-test(/|$)': gateway,
      '^/pg([?]|$)': gateway,
      '^/files([/?]|$)': gateway,
      '/assets': gateway,
    },
  },
}));
