// The usual way: Apollo Server on Express with a REST data source, nothing tuned.
import { RESTDataSource } from '@apollo/datasource-rest';
import { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express from 'express';
import { plainResolvers } from './plain-resolvers.ts';
import { readJob, type Rest, type RestContext } from './rest.ts';

const { port, mall, schema } = readJob();

class MallSource extends RESTDataSource {
  override baseURL = mall;

  readonly rest: Rest = {
    get: async (path, token = null) => (await this.get<Envelope>(path, { headers: bearer(token) })).data,
    post: async (path, body, token = null) =>
      (await this.post<Envelope>(path, { body: body as object, headers: bearer(token) })).data,
  };
}

interface Envelope {
  data: unknown;
}

function bearer(token: string | null): Record<string, string> {
  return token === null ? {} : { authorization: `Bearer ${token}` };
}

const apollo = new ApolloServer<RestContext>({
  typeDefs: schema,
  resolvers: plainResolvers as never,
});
await apollo.start();
const app = express();
app.use(
  '/graphql',
  express.json(),
  expressMiddleware(apollo, {
    context: async ({ req }) => ({
      rest: new MallSource({ cache: apollo.cache }).rest,
      token: req.headers.authorization?.replace('Bearer ', '') ?? null,
    }),
  }),
);
app.get('/health', (_request, response) => void response.send('ok'));
app.listen(port, '127.0.0.1');
