import type { Reader } from '../database';

export async function settings(reader: Reader) {
  return reader.selectFrom('site').selectAll().executeTakeFirstOrThrow();
}

export async function banners(reader: Reader) {
  return reader.selectFrom('banners').select('image_url').orderBy('position').orderBy('id').execute();
}

export async function feedback(reader: Reader) {
  return reader
    .selectFrom('feedback')
    .select(['avatar_url', 'nickname', 'content'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export async function rechargeChannels(reader: Reader) {
  return reader.selectFrom('recharge_channels').select('name').orderBy('position').orderBy('name').execute();
}
