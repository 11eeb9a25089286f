import {
  commitMutation,
  createOperationDescriptor,
  Environment,
  fetchQuery,
  Network,
  RecordSource,
  Store,
  type ConcreteRequest,
  type GraphQLResponse,
  type OperationType,
} from 'relay-runtime';
import { type Access, type Data, type ShopClient } from './clients.ts';

/** Relay with its default store. What a screen shows is retained, as its hooks do. */
export function relay(
  { endpoint, headers, fetch: send }: Access,
  artifacts: Record<string, ConcreteRequest>,
): ShopClient {
  const environment = new Environment({
    network: Network.create(async ({ text }, variables) => {
      const response = await send(endpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query: text, variables }),
      });
      return (await response.json()) as GraphQLResponse;
    }),
    store: new Store(new RecordSource()),
  });
  const artifact = (name: string): ConcreteRequest => {
    const found = artifacts[name];
    if (!found) throw new Error(`${name} was not compiled`);
    return found;
  };
  return {
    async query(name, variables) {
      environment.retain(createOperationDescriptor(artifact(name), variables));
      const options = { fetchPolicy: 'store-or-network' } as const;
      return fetchQuery<OperationType>(environment, artifact(name), variables, options).toPromise();
    },
    mutate: (name, variables) =>
      new Promise<Data>((resolve, reject) => {
        commitMutation(environment, {
          mutation: artifact(name),
          variables,
          onCompleted: (data, errors) => (errors?.length ? reject(new Error(errors[0]?.message)) : resolve(data)),
          onError: reject,
        });
      }),
    cached(name, variables) {
      const operation = createOperationDescriptor(artifact(name), variables);
      const { data, isMissingData } = environment.lookup(operation.fragment);
      return isMissingData ? null : data;
    },
  };
}
