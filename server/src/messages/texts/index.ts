import type { Language } from '@members/contract';
import { en_us } from './en_us';
import { es_spa } from './es_spa';
import { ko_ko } from './ko_ko';
import type { MessageTexts } from './messageTexts';
import { ms_my } from './ms_my';
import { vn_vn } from './vn_vn';
import { zh_cn } from './zh_cn';

export const messageTexts: Readonly<Record<Language, MessageTexts>> = {
  en_us,
  zh_cn,
  es_spa,
  ms_my,
  vn_vn,
  ko_ko,
};
