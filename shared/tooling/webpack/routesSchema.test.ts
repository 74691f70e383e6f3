import { callIds, callOf, isOpeningRead, type Call } from '@members/contract';
import { Ajv } from 'ajv';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import openApi from '../../contract/openapi.json';
import extensionsSchema from './extensions.schema.json';
import { openingReads } from './openingReads.mjs';
import schema from './routes.schema.json';

const root = join(__dirname, '../../..');
const remotes = readdirSync(root)
  .map((name) => `${name}/src/routes.json`)
  .filter((file) => file.startsWith('mfe-') && existsSync(join(root, file)));
const isValid = new Ajv().compile(schema);
const route = { path: '/Extra', access: 'public', title: 'title.extra' };
const namesOf = ({ params }: Call) => Object.values(params).map(([name]) => name);
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
    ['a read that changes something', { ...route, reads: ['setSex'] }],
    ['a parameter without a source', { ...route, reads: ['odds'], readParams: { odds: { id: [] } } }],
    ['an empty text', { ...route, reads: ['odds'], readParams: { odds: { id: [''] } } }],
    ['an unknown source', { ...route, reads: ['odds'], readParams: { odds: { id: [{ header: 'x' }] } } }],
    ['a field of nothing', { ...route, reads: ['odds'], readParams: { odds: { id: [{ field: 'id' }] } } }],
    ['parameters and no reads', { ...route, readParams: { odds: { id: ['1'] } } }],
    ['an unknown property', { ...route, acces: 'public' }],
  ])('refuses a route with %s', (_what, wrong) => {
    expect(isValid({ routes: [route] })).toBe(true);
    expect(isValid({ routes: [wrong] })).toBe(false);
  });

  it('offers the reads that a screen can start with, and no others', () => {
    const opening = callIds.filter((id) => {
      const call = callOf(id);
      return isOpeningRead(call, namesOf(call));
    });
    expect(schema.properties.routes.items.properties.reads.items.enum).toEqual(opening.toSorted());
  });
});

describe('the reads that a build names for the shell (START-02)', () => {
  const videos = { id: [{ query: 'class' }, { read: 'videoClasses', field: 'key' }], page: ['1'] };
  const build = (reads: string[], readParams = {}) =>
    openingReads({ path: '/Extra', reads, readParams }, openApi.paths);

  it('say where to ask, who may, and where the parameters come from', () => {
    expect(build(['member', 'videoClasses', 'videos'], { videos })).toEqual([
      { id: 'member', path: '/member/getUserInfo', access: 'member' },
      { id: 'videoClasses', path: '/video/itemlist', access: 'public' },
      { id: 'videos', path: '/video/getVideoList', access: 'public', params: videos },
    ]);
  });

  it.each([
    [
      'a call that changes something',
      [['setSex'], { setSex: { sex: ['1'] } }],
      '"setSex" can\'t be asked for ahead: it is no call that changes nothing and answers in the envelope.',
    ],
    [
      'a call that nobody knows',
      [['weather'], {}],
      '"weather" can\'t be asked for ahead: it is no call that changes nothing and answers in the envelope.',
    ],
    [
      'a parameter that is not given',
      [['gameState'], {}],
      '"gameState" can\'t be asked for ahead: its parameter "key" is not given.',
    ],
    [
      'a parameter that clients send with every call',
      [['videos'], { videos: { id: ['nature'] } }],
      '"videos" can\'t be asked for ahead: its parameter "page" is not given.',
    ],
    [
      'a parameter that the call does not have',
      [['cities'], { cities: { country: ['es'] } }],
      '"cities" can\'t be asked for ahead: it has no parameter "country".',
    ],
    [
      'a read that comes later',
      [['videos', 'videoClasses'], { videos }],
      '"videos" can\'t be asked for ahead: "videoClasses" is not read before it, so it can\'t give "id".',
    ],
    [
      'a field that the entries don’t have',
      [['cities', 'odds'], { odds: { id: [{ read: 'cities', field: 'key' }] } }],
      '"odds" can\'t be asked for ahead: "cities" answers no list whose entries have a text or number "key".',
    ],
    [
      'a field of an answer that is no list',
      [['member', 'odds'], { odds: { id: [{ read: 'member', field: 'id' }] } }],
      '"odds" can\'t be asked for ahead: "member" answers no list whose entries have a text or number "id".',
    ],
    [
      'parameters of a call that is not read',
      [['cities'], { videos }],
      '/Extra gives parameters to "videos", which it does not read.',
    ],
  ] as [string, [string[], object], string][])('refuse %s', (_what, [reads, readParams], sentence) => {
    expect(() => build(reads, readParams)).toThrow(new Error(sentence));
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
