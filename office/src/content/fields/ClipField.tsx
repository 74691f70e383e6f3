import { TextField } from '@members/ui/forms';
import { callOffice } from '../../calls/callOffice';
import { addPicture } from '../../files/addPicture';
import { FileButton } from '../../files/FileButton';
import { FilesOnTheirWay } from '../../files/FilesOnTheirWay';
import { posterOf } from '../../files/posterOf';
import { sendFile } from '../../files/sendFile';
import { useSendFiles } from '../../files/useSendFiles';
import { CardActions } from '../../parts/CardActions';
import { useAreaTexts } from '../../texts';
import type { FieldProps } from './FieldProps';
import styles from './fields.module.css';

/** The file of a film: sent from here, it brings its length and a poster; a file that is there can be named, too. */
export function ClipField({ name, value, disabled, onChange, onOthers }: FieldProps) {
  const { t } = useAreaTexts('content');
  const { files, send, cancel } = useSendFiles(async (upload, file) => {
    const { answer } = await callOffice('addClip', { upload }, { timeoutMs: longMs });
    const { file: clipFile, durationSeconds, posterUrl } = answer!;
    const poster = posterUrl || (await drawnPoster(file));
    onOthers({ clipFile, durationSeconds, ...(poster && { posterUrl: poster }) });
  });
  return (
    <fieldset className={`${styles.group} ${styles.narrow}`} disabled={disabled}>
      <div className={styles.stack}>
        <TextField
          label={t(`fields.${name}`)}
          hint={t('clipHint')}
          value={String(value)}
          onValueChange={(text) => onChange(text)}
        />
        <FilesOnTheirWay files={files} onCancel={cancel} />
        <CardActions>
          <FileButton accept="video/mp4,.mp4,.m4v" onChosen={(chosen) => send(chosen.slice(0, 1))}>
            {t('chooseClip')}
          </FileButton>
        </CardActions>
      </div>
    </fieldset>
  );
}

/** A film is looked through on the server before it is taken. */
const longMs = 10 * 60_000;

/** The poster that the browser draws where the server can't; empty where neither can. */
async function drawnPoster(file: File): Promise<string> {
  const poster = await posterOf(file);
  if (!poster) return '';
  const sending = { onProgress: () => {}, signal: new AbortController().signal };
  return sendFile(poster, sending)
    .then(addPicture)
    .then(
      ({ address }) => address,
      () => '',
    );
}
