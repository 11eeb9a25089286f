// The usual way: Apollo Server on Express with a REST data source, nothing tuned.
import { RESTDataSource } from '@apollo/datasource-rest';
import { ApolloServer } from '@apollo/server';
import responseCache from '@apollo/server-plugin-response-cache';
import { expressMiddleware } from '@as-integrations/express5';
import express from 'express';
import { plainResolvers } from './plain-resolvers.ts';
import { readJob, type Rest, type RestContext } from './rest.ts';

const { port, mall, schema } = readJob();

class MallSource extends RESTDataSource implements Rest {
  override baseURL = mall;

  override async get(path: string, token: string | null = null) {
    return (await super.get(path, { headers: bearer(token) })).data;
  }

  override async post(path: string, body: unknown, token: string | null = null) {
    return (await super.post(path, { body: body as object, headers: bearer(token) })).data;
  }
}

function bearer(token: string | null): Record<string, string> {
  return token === null ? {} : { authorization: `Bearer ${token}` };
}

const apollo = new ApolloServer<RestContext>({
  typeDefs: schema,
  resolvers: plainResolvers as never,
  plugins: process.env['BENCH_KEEPS_ANSWERS'] ? [responseCache()] : [],
});
await apollo.start();
const app = express();
app.use(
  '/graphql',
  express.json(),
  expressMiddleware(apollo, {
    context: async ({ req }) => ({ rest: new MallSource({ cache: apollo.cache }), token: req.headers.authorization?.replace('Bearer ', '') ?? null }),
  }),
);
app.get('/health', (_request, response) => void response.send('ok'));
app.listen(port, '127.0.0.1');
