import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { filesOfTheOtherTier } from '../scripts/lib/test-tiers.ts';
import { clientManifest } from './vite/client-manifest.ts';

/**
 * Files that replace modules, load them anew or by a stopped clock, or render as the server does: the others of a worker would meet
 * what they leave. After a rendering of the server React warns of a second renderer at each part that is drawn.
 */
export const filesWithModulesOfTheirOwn = [
  'src/catalog/exhibition/Exhibition.test.tsx',
  'src/features/chatbot/ChatbotLauncher.test.tsx',
  'src/features/corners/BannerCarousel/CarouselControls.test.tsx',
  'src/features/goods/use-delivery-label.test.tsx',
  'src/features/phones/PhonePurchase/early-choice.test.tsx',
  'src/routes/sign-up/sign-up.test.tsx',
  'src/shared/form/form.test.tsx',
  'src/shop/rich-text/late-sanitizer.test.tsx',
  'test/early-operations.test.tsx',
  'test/hydration.test.tsx',
  'test/old-chunk.test.tsx',
  'test/session/renewal.test.tsx',
  'test/session/transfer.test.tsx',
  'test/walk/broken.test.tsx',
  'test/walk/failed-answers.test.tsx',
];

/** Tests with a document: `.test.tsx`, also where they draw nothing. */
export default defineConfig({
  plugins: [react(), clientManifest()],
  test: {
    name: 'web',
    environment: 'jsdom',
    // A hundred small files: threads start sooner than processes.
    pool: 'threads',
    // The files of a worker share its modules and its document: loading them takes longer than most files do.
    isolate: false,
    setupFiles: ['test/support/each-file.ts'],
    include: ['test/**/*.test.tsx', 'src/**/*.test.tsx'],
    exclude: [...filesWithModulesOfTheirOwn, ...filesOfTheOtherTier],
    // For machines with other things to do.
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
