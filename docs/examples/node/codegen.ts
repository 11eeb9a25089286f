import type { CodegenConfig } from '@graphql-codegen/cli';

const config: CodegenConfig = {
  // The published schema. A gateway that allows introspection can be asked instead: SCHEMA=http://localhost:4000/graphql
  schema: process.env['SCHEMA'] ?? '../../../schema.graphql',
  documents: ['operations/*.graphql'],
  emitLegacyCommonJSImports: false,
  importExtension: '.ts',
  errorsOnly: true,
  generates: {
    // Operations alone would not name the codes of errors.
    'src/__generated__/enums.ts': { plugins: ['typescript'], config: { enumsAsTypes: true, onlyEnums: true } },
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
