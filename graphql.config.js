export default { schema: 'schema/*.graphql', documents: 'web/src/**/*.graphql' };
