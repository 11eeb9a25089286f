import { expect, test } from 'vitest';
import { operationsOf } from '../../src/http/openapi-document.ts';
import { contractFields, document, fieldsOfShapes, isBeyond } from './harness/contract-fields.ts';

/** `mall/contract-fields.yaml` lists what the texts of the contract name; `x-beyond` marks in the document whatever else it has. */

const { calls, shapes, notToldYet } = contractFields;
const fields = fieldsOfShapes();
const operations = operationsOf(document).map(({ method, path, parameters }) => ({
  call: `${method.toUpperCase()} ${path}`,
  isMarked: isBeyond(document.paths[path]?.[method] ?? {}),
  parameters: parameters.filter((parameter) => parameter.in !== 'path'),
}));

const isNamed = (shape: string, name: string) => shapes[shape]?.includes(name) ?? false;
const mayBeNamed = (shape: string, name: string) => notToldYet.shapes[shape]?.includes(name) ?? false;

test('each call is one that the texts name, or is marked', () => {
  const wrong = operations.filter(
    ({ call, isMarked }) => isMarked === call in calls && !notToldYet.calls.includes(call),
  );
  expect(wrong.map(({ call }) => call)).toEqual([]);
});

test('each parameter is one that the texts name, or is marked and optional', () => {
  const wrong = operations.flatMap(({ call, isMarked, parameters }) =>
    parameters
      .filter((parameter) => !isMarked && isBeyond(parameter) === (calls[call]?.includes(parameter.name) ?? false))
      .filter(({ name }) => !notToldYet.parameters.includes(name))
      .map(({ name }) => `${name} of ${call}`),
  );
  expect(wrong).toEqual([]);
  const required = operations.flatMap(({ parameters }) => parameters).filter((each) => isBeyond(each) && each.required);
  expect(required).toEqual([]);
});

test('each field is one that the texts name, or is marked and optional', () => {
  expect(fields.length).toBeGreaterThan(500);
  const wrong = fields.filter(({ shape, name, isBeyond: isMarked }) =>
    isMarked ? isNamed(shape, name) : !isNamed(shape, name) && !mayBeNamed(shape, name),
  );
  expect(wrong.map(({ shape, name }) => `${shape}.${name}`)).toEqual([]);
  const required = fields.filter((each) => each.isBeyond && each.isRequired);
  expect(required.map(({ shape, name }) => `${shape}.${name}`)).toEqual([]);
});

test('the document has all that the texts name', () => {
  const told = new Set(fields.map(({ shape, name }) => `${shape}.${name}`));
  const named = Object.entries(shapes).flatMap(([shape, names]) => names.map((name) => `${shape}.${name}`));
  expect(named.filter((field) => !told.has(field))).toEqual([]);
  const sent = new Set(
    operations.flatMap(({ call, parameters }) => [call, ...parameters.map(({ name }) => `${name} of ${call}`)]),
  );
  const asked = Object.entries(calls).flatMap(([call, names]) => [call, ...names.map((name) => `${name} of ${call}`)]);
  expect(asked.filter((each) => !sent.has(each))).toEqual([]);
});
