import { ApolloClient, ApolloLink, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { cacheExchange, Client, fetchExchange } from '@urql/core';
import { GraphQLClient } from 'graphql-request';
import { mutations, queries, type MutationName, type QueryName } from './documents.ts';

/** What a response holds. Each client would have types of its own for it. */
export type Data = any; // eslint-disable-line typescript/no-explicit-any -- tests read any result

/** An unchanged client with the session of a member. */
export interface ShopClient {
  /** From its cache where that has everything, or else from the gateway. */
  query(name: QueryName, variables: Variables): Promise<Data>;
  mutate(name: MutationName, variables: Variables): Promise<Data>;
  /** From a normalized cache alone; null where anything is missing there. Undefined in clients that have none. */
  cached?: (name: QueryName, variables: Variables) => Data;
}

export type Variables = Record<string, unknown>;

/** Where a client sends its operations, and as whom. */
export interface Access {
  endpoint: string;
  headers: Record<string, string>;
  fetch: typeof fetch;
}

export function apollo({ endpoint, ...access }: Access, possibleTypes: Record<string, string[]>): ShopClient {
  const client = new ApolloClient({
    cache: new InMemoryCache({ possibleTypes }),
    link: ApolloLink.from([new HttpLink({ uri: endpoint, ...access })]),
  });
  return {
    query: async (name, variables) => (await client.query({ query: gql(queries[name]), variables })).data,
    mutate: async (name, variables) => (await client.mutate({ mutation: gql(mutations[name]), variables })).data,
    cached: (name, variables) => client.readQuery({ query: gql(queries[name]), variables }),
  };
}

export function urql({ endpoint, headers, fetch: send }: Access): ShopClient {
  const exchanges = [cacheExchange, fetchExchange];
  const client = new Client({ url: endpoint, fetch: send, fetchOptions: { headers }, exchanges });
  return {
    query: async (name, variables) => orThrow(await client.query(queries[name], variables).toPromise()),
    mutate: async (name, variables) => orThrow(await client.mutation(mutations[name], variables).toPromise()),
  };
}

function orThrow({ data, error }: { data?: Data; error?: Error }): Data {
  if (error) throw error;
  return data;
}

export function graphqlRequest({ endpoint, ...access }: Access): ShopClient {
  const client = new GraphQLClient(endpoint, access);
  return {
    query: (name, variables) => client.request(queries[name], variables),
    mutate: (name, variables) => client.request(mutations[name], variables),
  };
}

/** Without the names of types, which Apollo selects everywhere. */
export function plain(value: Data): Data {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => name !== '__typename');
  return Object.fromEntries(fields.map(([name, inner]) => [name, plain(inner)]));
}
