import { Ajv } from 'ajv';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import openApi from '../../contract/openapi.json';
import extensionsSchema from './extensions.schema.json';
import schema from './routes.schema.json';

const root = join(__dirname, '../../..');
const remotes = readdirSync(root)
  .map((name) => `${name}/src/routes.json`)
  .filter((file) => file.startsWith('mfe-') && existsSync(join(root, file)));
const isValid = new Ajv().compile(schema);
const route = { path: '/Extra', access: 'public', title: 'title.extra' };
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as { $schema: string };

describe('the schema of a remote’s routes', () => {
  it.each([...remotes, 'shared/create-remote/templates/common/src/routes.json'])('describes %s', (file) => {
    expect(isValid(read(join(root, file)))).toBe(true);
  });

  it.each(remotes)('is named by %s', (file) => {
    const absolute = join(root, file);
    expect(read(join(dirname(absolute), read(absolute).$schema))).toEqual(schema);
  });

  it.each([
    ['a path without a slash', { ...route, path: 'Extra' }],
    ['another access', { ...route, access: 'secret' }],
    ['no title', { path: '/Extra', access: 'public' }],
    ['a read that takes parameters', { ...route, reads: ['gameState'] }],
    ['an unknown property', { ...route, acces: 'public' }],
  ])('refuses a route with %s', (_what, wrong) => {
    expect(isValid({ routes: [route] })).toBe(true);
    expect(isValid({ routes: [wrong] })).toBe(false);
  });

  it('offers the reads that a screen can start with, and no others', () => {
    const operations = Object.values<object>(openApi.paths).flatMap((methods) => Object.values(methods));
    const opening = operations.filter((operation) => operation['x-opening-read']);
    expect(schema.properties.routes.items.properties.reads.items.enum.toSorted()).toEqual(
      opening.map(({ operationId }) => operationId as string).sort(),
    );
  });
});

describe('the schema of what a remote adds to slots', () => {
  const isExtensions = new Ajv().compile(extensionsSchema);
  const extension = { slot: 'wallet.report', name: 'openStakes', order: 10, access: 'member' };

  it('describes that of the lottery', () => {
    expect(isExtensions(read(join(root, 'mfe-lottery/src/extensions.json')))).toBe(true);
  });

  it.each([
    ['a slot of nobody', { ...extension, slot: 'report' }],
    ['no name', { slot: 'wallet.report' }],
    ['an access that slots don’t have', { ...extension, access: 'browse' }],
    ['an order that is no whole number', { ...extension, order: 1.5 }],
  ])('refuses an extension with %s', (_what, wrong) => {
    expect(isExtensions({ extensions: [extension] })).toBe(true);
    expect(isExtensions({ extensions: [wrong] })).toBe(false);
  });
});
