import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Served by the mall at the port of the operator's door; a separate build, which imports nothing of the storefront.
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react()],
  build: {
    outDir: '../dist/desk',
    emptyOutDir: true,
    // Nothing inlined: the page's policy then needs no data: of fonts and scripts.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1_000,
  },
});
