import type { CodegenConfig } from '@graphql-codegen/cli';

const { SCHEMA, GATEWAY = 'http://localhost:4000' } = process.env;

const config: CodegenConfig = {
  // As text. By introspection of /graphql the generator (7.4.3) does not learn of @oneOf, and types would allow several fields of such an input.
  schema: SCHEMA ?? `${GATEWAY}/schema.graphql`,
  documents: ['operations/*.graphql'],
  emitLegacyCommonJSImports: false,
  importExtension: '.ts',
  errorsOnly: true,
  generates: {
    'src/__generated__/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        documentMode: 'string',
        enumsAsTypes: true,
        useTypeImports: true,
        scalars: {
          Date: 'string',
          DateTime: 'string',
          HexColor: 'string',
          Html: 'string',
          LocalTime: 'string',
          URL: 'string',
          Won: 'number',
        },
      },
    },
  },
};

export default config;
