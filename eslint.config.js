// Lints what oxlint cannot: the schema and the operations. Everything else is oxlint's.
import graphql from '@graphql-eslint/eslint-plugin';

const parser = { languageOptions: { parser: graphql.parser }, plugins: { '@graphql-eslint': graphql } };

export default [
  { ignores: ['**/*.ts', '**/*.tsx', '**/*.js', '**/*.mjs', '**/*.cjs', '**/dist/**', '.toolchain/**', 'data/**'] },
  {
    files: ['schema/*.graphql'],
    ...parser,
    rules: {
      ...graphql.configs['flat/schema-recommended'].rules,
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
          DirectiveDefinition: true,
        },
      ],
      '@graphql-eslint/strict-id-in-types': 'off', // value types (Image, Facet) have no identity of their own
      '@graphql-eslint/naming-convention': 'off',
      '@graphql-eslint/no-typename-prefix': 'off',
      '@graphql-eslint/description-style': 'off', // a short one stands on one line
      '@graphql-eslint/no-unreachable-types': 'off', // ErrorCode is what extensions.code holds
      '@graphql-eslint/require-deprecation-reason': 'error',
    },
  },
  {
    files: ['web/src/**/*.graphql'],
    ...parser,
    rules: {
      '@graphql-eslint/fields-on-correct-type': 'error',
      '@graphql-eslint/known-argument-names': 'error',
      '@graphql-eslint/known-type-names': 'error',
      '@graphql-eslint/no-anonymous-operations': 'error',
      '@graphql-eslint/no-unused-variables': 'error',
      '@graphql-eslint/unique-operation-name': 'error',
      '@graphql-eslint/unique-fragment-name': 'error',
      '@graphql-eslint/no-undefined-variables': 'error',
    },
  },
];
