// The storefront as the gateway uses it: which page a path shows, and how to render it.
export { renderPage, type RenderedPage, type RenderRequest } from './app/document/render-page.tsx';
export { renderMemberPage } from './app/document/render-member-page.ts';
export { renderShell } from './app/document/render-shell.tsx';
export { deviceOf } from './app/routes/device.ts';
export { inlineScripts } from './app/document/html-document.ts';
export { decidePage, matchPage } from './app/page-rules.ts';
export { listSitemap, renderSitemap } from './app/search-engines/render-sitemap.ts';
