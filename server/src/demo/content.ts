import * as content from '../../demo/content';
import type { Transaction } from '../database';
import { setFirstHours } from '../support';
import { advanceIds, isAsLoaded, put, putSite } from './store';

const json = JSON.stringify;
const hourMs = 60 * 60 * 1000;

/** What operators have changed, and the order that they have set, stays as they have made it. */
const unchanged = { byOperators: true, keep: ['position'] };

/** Loads the sample content. Running it again brings texts up to date and keeps what members and operators did. */
export async function loadContent(transaction: Transaction, now: Date): Promise<void> {
  await putSite(transaction, {
    name: content.siteName,
    about: content.about,
    notice: content.noticeBar,
    popupHtml: content.popContent,
    iconUrl: content.siteImages.icon,
    centerBackgroundUrl: content.siteImages.centreBackground,
    loginBackgroundUrl: content.siteImages.loginBackground,
    avatarCount: content.headImageCount,
  });
  await loadSiteLists(transaction);
  await loadShowcase(transaction);
  await loadVideos(transaction);
  await loadNotices(transaction, now);
  await loadWaybills(transaction, now);
  await loadHelp(transaction);
}

async function loadSiteLists(transaction: Transaction): Promise<void> {
  for (const [index, address] of content.banners.entries()) {
    const row = {
      id: index + 1,
      image_url: json(address),
      position: index,
      link: content.bannerLinks[index] ?? '',
    };
    await put(transaction, { ...unchanged, table: 'banners', key: ['id'] }, row);
  }
  for (const [index, { headImage, nickname, content: text }] of content.feedback.entries()) {
    const texts = { nickname: json(nickname), content: json(text) };
    const row = { id: index + 1, avatar_url: headImage, ...texts, position: index };
    await put(transaction, { ...unchanged, table: 'feedback', key: ['id'] }, row);
  }
  for (const [position, { label, ...channel }] of content.channels.entries()) {
    const row = { ...channel, label: json(label), position };
    await put(transaction, { ...unchanged, table: 'recharge_channels', key: ['name'] }, row);
  }
  for (const [position, bank] of content.banks.entries()) {
    await put(transaction, { ...unchanged, table: 'banks', key: ['code'] }, { ...bank, position });
  }
  await advanceIds(transaction, 'banners');
  await advanceIds(transaction, 'feedback');
}

async function loadShowcase(transaction: Transaction): Promise<void> {
  for (const [position, city] of content.cities.entries()) {
    const row = { id: city.id, name: json(city.name), image_url: city.image, position };
    await put(transaction, { ...unchanged, table: 'cities', key: ['id'] }, row);
  }
  const items = [
    ...content.products.map((product) => ({ ...product, cityId: null })),
    ...content.companions.map(({ title, ...companion }) => ({ ...companion, subtitle: title })),
  ];
  for (const [position, item] of items.entries()) {
    const texts = { name: json(item.name), subtitle: json(item.subtitle), content: json(item.content) };
    const price_minor = 'priceMinor' in item ? item.priceMinor : null;
    const row = {
      id: item.id,
      city_id: item.cityId,
      ...texts,
      image_urls: item.images,
      price_minor,
      position,
    };
    await put(transaction, { ...unchanged, table: 'showcase_items', key: ['id'] }, row);
  }
  await advanceIds(transaction, 'cities');
  await advanceIds(transaction, 'showcase_items');
}

async function loadVideos(transaction: Transaction): Promise<void> {
  for (const [position, { key, name }] of content.videoClasses.entries()) {
    const row = { key, name: json(name), position };
    await put(transaction, { ...unchanged, table: 'video_classes', key: ['key'] }, row);
  }
  for (const [position, video] of content.videos.entries()) {
    await put(
      transaction,
      { ...unchanged, table: 'videos', key: ['id'], keep: ['play_count', 'position'] },
      {
        id: video.id,
        class_key: video.classKey,
        title: json(video.name),
        poster_url: video.poster,
        clip_file: video.file,
        captions: video.captions ? json(video.captions) : null,
        duration_seconds: video.durationS,
        play_count: video.playCount,
        position,
      },
    );
  }
  await advanceIds(transaction, 'videos');
}

async function loadNotices(transaction: Transaction, now: Date): Promise<void> {
  for (const [index, { name, text, createdMinutesAgo }] of content.notices.entries()) {
    const shownFrom = new Date(now.getTime() - createdMinutesAgo * 60_000);
    const row = { id: index + 1, name: json(name), text: json(text), shown_from: shownFrom };
    await put(transaction, { table: 'notices', key: ['id'], keep: ['shown_from'], byOperators: true }, row);
  }
  await advanceIds(transaction, 'notices');
}

async function loadWaybills(transaction: Transaction, now: Date): Promise<void> {
  for (const waybill of content.waybills) {
    await put(
      transaction,
      { table: 'waybills', key: ['number'], byOperators: true },
      {
        number: waybill.orderSn,
        goods_name: json(waybill.goodsName),
        goods_image_url: waybill.goodsImage,
        goods_label: json(waybill.goodsLabel),
        goods_price_minor: waybill.goodsPriceMinor,
        goods_count: waybill.goodsCount,
        carrier_note: json(waybill.carrier),
      },
    );
    if (!(await isAsLoaded(transaction, waybill.orderSn))) continue;
    for (const [position, { title, desc, hoursAgo }] of waybill.steps.entries()) {
      const happenedAt = new Date(now.getTime() - hoursAgo * hourMs);
      const texts = { title: json(title), description: json(desc), happened_at: happenedAt };
      const target = { table: 'waybill_steps', key: ['waybill_number', 'position'], keep: ['happened_at'] };
      await put(transaction, target, { waybill_number: waybill.orderSn, position, ...texts });
    }
  }
}

async function loadHelp(transaction: Transaction): Promise<void> {
  for (const [position, { key, name }] of content.helpTopics.entries())
    await put(transaction, { table: 'help_topics', key: ['key'] }, { key, name: json(name), position });
  for (const [position, { key, topicKey, question, answer, link }] of content.helpAnswers.entries()) {
    const texts = { question: json(question), answer: json(answer) };
    await put(
      transaction,
      { table: 'help_answers', key: ['key'] },
      { key, topic_key: topicKey, ...texts, link, position },
    );
  }
  for (const [position, { title, reply }] of content.replyTemplates.entries())
    await put(
      transaction,
      { table: 'reply_templates', key: ['id'] },
      { id: position + 1, title, reply: json(reply), position },
    );
  await advanceIds(transaction, 'reply_templates');
  await setFirstHours(transaction, content.supportHours);
}
