import { languages } from '@members/contract';
import { CheckboxField, TextField } from '@members/ui/forms';
import { usePicture } from '../session/session';
import { useAreaTexts } from '../texts';
import { gameIcons, type GameFields } from './gameFields';
import styles from './GameScreen.module.css';

interface GameFieldsetProps {
  fields: GameFields;
  disabled?: boolean;
  onChange: (fields: GameFields) => void;
}

/** How a game is shown, and its limits. */
export function GameFieldset({ fields, disabled = false, onChange }: GameFieldsetProps) {
  const { t } = useAreaTexts('games');
  const set = (part: Partial<GameFields>) => onChange({ ...fields, ...part });
  const figure = (name: 'position' | 'minStake' | 'maxPayout') => (
    <TextField
      label={t(`fields.${name}`)}
      hint={t(`hints.${name}`)}
      inputMode="numeric"
      value={fields[name]}
      onValueChange={(text) => set({ [name]: text.replace(/\D/g, '') })}
    />
  );
  return (
    <fieldset className={styles.plain} disabled={disabled}>
      <fieldset className={styles.columns}>
        <legend>{t('name')}</legend>
        {languages.map((language) => (
          <TextField
            key={language}
            label={t(`languages.${language}`)}
            hint={fields.name.en_us && !fields.name[language] ? t('missingHere') : undefined}
            maxLength={60}
            value={fields.name[language]}
            onValueChange={(text) => set({ name: { ...fields.name, [language]: text } })}
          />
        ))}
      </fieldset>
      <IconField iconUrl={fields.iconUrl} onChange={(iconUrl) => set({ iconUrl })} />
      <div className={styles.columns}>
        {figure('minStake')}
        {figure('maxPayout')}
        {figure('position')}
      </div>
      <CheckboxField label={t('fields.hot')} checked={fields.hot} onCheckedChange={(hot) => set({ hot })} />
    </fieldset>
  );
}

function IconField({ iconUrl, onChange }: { iconUrl: string; onChange: (iconUrl: string) => void }) {
  const { t } = useAreaTexts('games');
  const pictureOf = usePicture();
  return (
    <fieldset className={styles.plain}>
      <legend>{t('fields.icon')}</legend>
      <div className={styles.icons}>
        {gameIcons.map((icon, index) => (
          <label key={icon} className={styles.iconChoice}>
            <input
              type="radio"
              name="icon"
              aria-label={t('iconNumber', { number: index + 1 })}
              checked={iconUrl === icon}
              onChange={() => onChange(icon)}
            />
            <img src={pictureOf(icon)} alt="" />
          </label>
        ))}
      </div>
      <TextField label={t('iconAddress')} value={iconUrl} onValueChange={onChange} />
    </fieldset>
  );
}
