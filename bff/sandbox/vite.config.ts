import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { dropInlinedFonts } from './vite/drop-inlined-fonts.ts';
import { precompress } from './vite/precompress.ts';

// Served by the gateway below /sandbox; a separate build, so that no shopper ever loads a byte of it.
export default defineConfig({
  root: import.meta.dirname,
  base: '/sandbox/',
  publicDir: false,
  plugins: [dropInlinedFonts(), react(), precompress()],
  // The client package from its source: nothing has to be built before.
  resolve: { conditions: ['@family-mall/source', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: {
    outDir: '../dist/sandbox',
    emptyOutDir: true,
    // Nothing inlined: the page's policy then needs no data: fonts and no data: scripts.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 4_000,
    rolldownOptions: {
      // GraphiQL's files carry a directive for the React compiler, which has already read it.
      onLog(level, log, report) {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
      },
    },
  },
});
