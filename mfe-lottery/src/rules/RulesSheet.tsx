import { useTexts } from '@members/i18n';
import type { LayerProps } from '@members/mfe-kit';
import { Sheet } from '@members/ui/overlay';
import styles from './RulesSheet.module.css';

const parts = ['rounds', 'options', 'odds', 'draw', 'void', 'verify', 'practice'] as const;

export interface RulesSheetProps extends LayerProps {
  gameName: string;
}

/** How the game works, in a few sentences: rounds, options, odds and returns, the draw, void rounds, verification. */
export function RulesSheet({ gameName, open, onOpenChange }: RulesSheetProps) {
  const { t } = useTexts('mfe-lottery');
  const { t: common } = useTexts('common');
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('rules.title')}
      description={gameName}
      closeLabel={common('close')}
    >
      <div className={styles.rules}>
        {parts.map((part) => (
          <section key={part}>
            <h3 className={styles.heading}>{t(`rules.${part}.title`)}</h3>
            <p>{t(`rules.${part}.text`)}</p>
          </section>
        ))}
      </div>
    </Sheet>
  );
}
