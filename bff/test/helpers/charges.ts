import { chargesOf } from '../../src/graphql/charges.ts';
import { executableSchema } from '../../src/graphql/resolvers.ts';
import { readSchema } from '../../src/graphql/staleness.ts';

/** What each field of the published schema costs. */
export const charges = chargesOf(executableSchema(readSchema()));
