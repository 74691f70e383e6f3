import { Button } from '@members/ui/core';
import { TextField } from '@members/ui/forms';
import { useLayoutEffect, useRef, useState, type DragEvent } from 'react';
import { addPicture } from '../../files/addPicture';
import { FileButton } from '../../files/FileButton';
import { FilesOnTheirWay } from '../../files/FilesOnTheirWay';
import { useSendFiles } from '../../files/useSendFiles';
import { usePicture } from '../../session/session';
import { useAreaTexts } from '../../texts';
import { moved } from '../moved';
import styles from './PicturesField.module.css';

const accept = 'image/jpeg,image/png,image/webp,image/avif';

interface PictureListProps {
  /** What it is of, for screen readers. */
  label: string;
  addresses: readonly string[];
  /** One at most, which a new one replaces. */
  single?: boolean;
  onChange: (addresses: string[]) => void;
}

/** Pictures as thumbnails: chosen or dropped, sent, set in order by dragging or by buttons; an address can be typed, too. */
export function PictureList({ label, addresses, single = false, onChange }: PictureListProps) {
  const { t } = useAreaTexts('content');
  const [over, setOver] = useState(false);
  // What arrives later is added to what there is then.
  const latest = useRef({ addresses, onChange });
  useLayoutEffect(() => {
    latest.current = { addresses, onChange };
  });
  function add(address: string) {
    const { addresses: there, onChange: change } = latest.current;
    const next = single ? [address] : [...there, address];
    latest.current = { addresses: next, onChange: change };
    change(next);
  }
  const { files, send, cancel } = useSendFiles(async (upload) => add((await addPicture(upload)).address));
  const choose = (chosen: readonly File[]) => send(single ? chosen.slice(0, 1) : chosen);
  const isFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return (
    <div
      className={styles.drop}
      data-over={over || undefined}
      onDragOver={(event) => {
        if (!isFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!isFiles(event)) return;
        event.preventDefault();
        setOver(false);
        choose([...event.dataTransfer.files]);
      }}
    >
      <Thumbnails {...{ label, addresses, single, onChange }} />
      <FilesOnTheirWay files={files} onCancel={cancel} />
      <div className={styles.actions}>
        <FileButton accept={accept} multiple={!single} onChosen={choose}>
          {t(single ? 'choosePicture' : 'choosePictures')}
        </FileButton>
        <TypedAddress onTyped={add} />
      </div>
    </div>
  );
}

function Thumbnails({ label, addresses, single, onChange }: PictureListProps) {
  const { t } = useAreaTexts('content');
  const pictureOf = usePicture();
  const [dragged, setDragged] = useState<number | null>(null);
  if (addresses.length === 0) return null;
  const move = (from: number, to: number) =>
    to >= 0 && to < addresses.length && onChange(moved(addresses, { from, to }));
  return (
    <ol className={styles.pictures} aria-label={label}>
      {addresses.map((address, index) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys have buttons of their own
        <li
          key={`${address} ${index}`}
          className={styles.picture}
          draggable={!single}
          data-dragged={dragged === index || undefined}
          onDragStart={() => setDragged(index)}
          onDragEnd={() => setDragged(null)}
          onDragOver={(event) => dragged !== null && event.preventDefault()}
          onDrop={(event) => {
            if (dragged === null) return;
            event.preventDefault();
            move(dragged, index);
            setDragged(null);
          }}
        >
          <img
            className={styles.thumb}
            src={pictureOf(address)}
            alt={t('picture', { number: index + 1 })}
            title={address}
          />
          <div className={styles.actions}>
            {!single && (
              <>
                <Button
                  size="s"
                  variant="secondary"
                  disabled={index === 0}
                  aria-label={t('pictureBack', { number: index + 1 })}
                  onClick={() => move(index, index - 1)}
                >
                  ←
                </Button>
                <Button
                  size="s"
                  variant="secondary"
                  disabled={index === addresses.length - 1}
                  aria-label={t('pictureOn', { number: index + 1 })}
                  onClick={() => move(index, index + 1)}
                >
                  →
                </Button>
              </>
            )}
            <Button
              size="s"
              variant="quiet"
              aria-label={t('pictureRemove', { number: index + 1 })}
              onClick={() => onChange(addresses.filter((_, other) => other !== index))}
            >
              {t('remove')}
            </Button>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** A picture that is somewhere already. */
function TypedAddress({ onTyped }: { onTyped: (address: string) => void }) {
  const { t } = useAreaTexts('content');
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  // The field stands where the button was that had the focus.
  const field = (input: HTMLInputElement | null) => {
    if (input?.value === '') input.focus();
  };
  if (!open)
    return (
      <Button size="s" variant="quiet" onClick={() => setOpen(true)}>
        {t('typeAddress')}
      </Button>
    );
  const take = () => {
    if (typed.trim() !== '') onTyped(typed.trim());
    setTyped('');
    setOpen(false);
  };
  return (
    <span className={styles.address}>
      <TextField
        label={t('address')}
        value={typed}
        ref={field}
        onValueChange={setTyped}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          take();
        }}
      />
      <Button variant="secondary" onClick={take}>
        {t('take')}
      </Button>
    </span>
  );
}
