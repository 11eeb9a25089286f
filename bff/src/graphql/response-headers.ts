/** Media types of responses; the first is the default. */
export const responseTypes: [string, string] = [
  'application/json; charset=utf-8',
  'application/graphql-response+json; charset=utf-8',
];

const [plainJson, graphqlJson] = responseTypes;

/** The type is named, and not with a weight of 0. */
const namesGraphqlJson = /application\/graphql-response\+json(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/iu;

/**
 * The media type of a refusal before execution: GraphQL's own wherever the client names it. In plain JSON, clients read the body of a
 * 200 only: Apollo Client 4 shows "Received status code 503" and nothing else.
 */
export function refusalType(accept: string | undefined): string {
  return accept !== undefined && namesGraphqlJson.test(accept) ? graphqlJson : plainJson;
}

/** The request headers that a response of /graphql depends on: a shared cache must not give one caller's to another. */
export const varyOfResponses = 'Authorization, X-Refresh-Token, Origin, Accept, Accept-Encoding';
