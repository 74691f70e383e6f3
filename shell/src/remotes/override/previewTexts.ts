import type { Language } from '@members/contract';
import { languageTag } from '@members/i18n/locale';

/** Beside the few who see a preview nobody needs these, so they come with its mark and not with the shell's texts. */
const texts: Record<Language, { runs: string; missing: string }> = {
  en_us: { runs: 'Preview of {name} {release}, until {time}', missing: 'No preview of {name} can run here' },
  es_spa: {
    runs: 'Vista previa de {name} {release}, hasta {time}',
    missing: 'Aquí no puede ejecutarse ninguna vista previa de {name}',
  },
  ko_ko: {
    runs: '{name} {release} 미리보기, {time}까지',
    missing: '여기서는 {name} 미리보기를 실행할 수 없습니다',
  },
  ms_my: {
    runs: 'Pratonton {name} {release}, sehingga {time}',
    missing: 'Tiada pratonton {name} boleh dijalankan di sini',
  },
  vn_vn: {
    runs: 'Bản xem trước {name} {release}, đến {time}',
    missing: 'Không thể chạy bản xem trước {name} ở đây',
  },
  zh_cn: { runs: '{name} {release} 预览，至 {time}', missing: '此处无法运行 {name} 的预览' },
};

/** What the mark of a preview says. */
export function previewText(language: Language, preview: { name: string; release?: string; until?: string }) {
  const { name, release = '', until } = preview;
  if (!until) return texts[language].missing.replace('{name}', name);
  const format = new Intl.DateTimeFormat(languageTag(language), {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  return texts[language].runs
    .replace('{name}', name)
    .replace('{release}', release)
    .replace('{time}', format.format(new Date(until)));
}
