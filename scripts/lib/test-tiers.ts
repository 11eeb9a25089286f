/**
 * The two tiers of tests (docs/testing.md). A file named `*.full.test.ts` runs in the full tier only. The quick tier leaves these
 * out, and has one database where the full one has two. Vitest started by hand knows every file.
 */
export const isFullTier = process.env['TEST_TIER'] !== 'quick';

/** For `exclude` of each project. */
export const filesOfTheOtherTier = isFullTier ? [] : ['**/*.full.test.ts', '**/*.full.test.tsx'];
