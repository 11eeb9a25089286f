import express from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import { securityTxt } from '../../src/page/security-txt.ts';

const at = (contact: string | null, now: string) =>
  request(
    express().use(
      securityTxt(
        async () => contact,
        () => new Date(now),
      ),
    ),
  ).get('/.well-known/security.txt');

test('security.txt names the contact, and expires within a year', async () => {
  const { text, headers, status } = await at('https://shop.example/security', '2026-11-29T12:34:56Z');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text.split('\n')).toEqual([
    'Contact: https://shop.example/security',
    'Expires: 2027-05-30T00:00:00.000Z',
    'Preferred-Languages: ko, en',
    '',
  ]);
});

test('a shop without a contact has none', async () => {
  expect((await at(null, '2026-11-29T00:00:00Z')).status).toBe(404);
});
