import type { RechargeChannel } from '@members/contract';
import { useTexts } from '@members/i18n';
import { ListRow, MenuList, WalletIcon } from '@members/ui/core';
import { useState } from 'react';
import { channelRefusal, channelTerms } from './channelTerms';
import styles from './ChannelList.module.css';

interface Props {
  channels: readonly RechargeChannel[];
  amountMinor: number;
  locked: boolean;
  /** Gets the name of the channel. */
  onChoose: (channel: string) => void;
}

/** The ways to pay (RECH-05), with what is known of them; one that doesn't take the amount says why (RECH-10). */
export function ChannelList({ channels, amountMinor, locked, onChoose }: Props) {
  const texts = useTexts('mfe-wallet');
  const title = texts.t('channel.choose');
  return (
    <>
      <h2 className={styles.heading}>{title}</h2>
      <MenuList label={title}>
        {channels.map((channel) => {
          const refusal = channelRefusal(channel, amountMinor, texts);
          return (
            <ListRow
              key={channel.name}
              icon={<Logo url={channel.logoUrl} isMuted={refusal !== null} />}
              label={
                <span className={refusal ? styles.muted : undefined}>{channel.label ?? channel.name}</span>
              }
              description={
                <span className={styles.terms}>
                  {refusal && <strong className={styles.refusal}>{refusal}</strong>}
                  {channelTerms(channel, amountMinor, texts).join(' · ')}
                </span>
              }
              {...(refusal === null && { disabled: locked, onClick: () => onChoose(channel.name) })}
            />
          );
        })}
      </MenuList>
    </>
  );
}

/** A channel's logo; the wallet where there is none, or none that can be had. */
function Logo({ url, isMuted }: { url: string | null; isMuted: boolean }) {
  const [isMissing, setMissing] = useState(false);
  return (
    <span className={styles.logo} data-muted={isMuted || undefined}>
      {url && !isMissing ? (
        <img src={url} alt="" width={40} height={40} onError={() => setMissing(true)} />
      ) : (
        <WalletIcon />
      )}
    </span>
  );
}
