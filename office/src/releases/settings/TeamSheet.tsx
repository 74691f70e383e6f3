import type { OfficeParams, TeamOverview } from '@members/office-contract';
import { FormMessage, TextField } from '@members/ui/forms';
import { useState } from 'react';
import { useChange } from '../../calls/useChange';
import { useRefusalText } from '../../calls/useRefusalText';
import { useReleaseTexts } from '../useReleaseTexts';
import { WhySheet } from '../WhySheet';

interface TeamSheetProps {
  /** Null for a new one. */
  team: TeamOverview | null;
  onClose: () => void;
}

/** Lets a team publish a remote, or changes how much it may publish. */
export function TeamSheet({ team, onClose }: TeamSheetProps) {
  return team ? <QuotaSheet team={team} onClose={onClose} /> : <NewTeamSheet onClose={onClose} />;
}

const megabyte = 1_000_000;

function QuotaSheet({ team: { team, quota }, onClose }: { team: TeamOverview; onClose: () => void }) {
  const { t } = useReleaseTexts();
  const refusalText = useRefusalText();
  const [typed, setTyped] = useState({
    megabytes: String(Math.round(quota.bytes / megabyte)),
    releases: String(quota.releasesPerDay),
  });
  const [refused, setRefused] = useState<Error | null>(null);
  const change = useChange('setTeamQuota', {
    done: t('teams.changed'),
    onDone: onClose,
    onRefused: setRefused,
  });
  const field = (name: keyof typeof typed) => (
    <TextField
      label={t(`teams.${name}`)}
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      value={typed[name]}
      onValueChange={(text) => setTyped({ ...typed, [name]: text.replace(/\D/g, '') })}
    />
  );
  return (
    <WhySheet
      title={t('teams.quotaOf', { team })}
      confirmLabel={t('teams.quota')}
      busy={change.isPending}
      onConfirm={(reason) => {
        setRefused(null);
        const releasesPerDay = Number(typed.releases);
        change.mutate({ team, bytes: Number(typed.megabytes) * megabyte, releasesPerDay, reason });
      }}
      onClose={onClose}
    >
      {refused && <FormMessage>{refusalText(refused)}</FormMessage>}
      {field('megabytes')}
      {field('releases')}
    </WhySheet>
  );
}

function NewTeamSheet({ onClose }: { onClose: () => void }) {
  const { t } = useReleaseTexts();
  const refusalText = useRefusalText();
  const [typed, setTyped] = useState({ team: '', remote: '', key: '' });
  const [submitted, setSubmitted] = useState(false);
  const [refused, setRefused] = useState<Error | null>(null);
  const add = useChange('addTeam', { done: t('teams.added'), onDone: onClose, onRefused: setRefused });
  const key = keyOf(typed.key);
  const faults = {
    team: /^[a-z][a-z0-9-]{1,39}$/.test(typed.team) ? undefined : t('teams.badTeam'),
    remote: /^mfe-[a-z0-9-]{1,50}$/.test(typed.remote) ? undefined : t('teams.badRemote'),
    key: key ? undefined : t('teams.badKey'),
  };
  const field = (name: keyof typeof typed) => (
    <TextField
      label={t(`teams.new.${name}`)}
      hint={t(`teams.new.${name}Hint`)}
      required
      autoCapitalize="none"
      autoComplete="off"
      error={submitted ? faults[name] : undefined}
      value={typed[name]}
      onValueChange={(text) => setTyped({ ...typed, [name]: text.trim() })}
    />
  );
  return (
    <WhySheet
      title={t('teams.add')}
      confirmLabel={t('teams.add')}
      busy={add.isPending}
      onConfirm={(reason) => {
        setSubmitted(true);
        setRefused(null);
        if (!key || Object.values(faults).some(Boolean)) return;
        add.mutate({ team: typed.team, remote: typed.remote, key, reason });
      }}
      onClose={onClose}
    >
      {refused && <FormMessage>{refusalText(refused)}</FormMessage>}
      {field('team')}
      {field('remote')}
      {field('key')}
    </WhySheet>
  );
}

/** The public half of a key that is given as JSON; undefined for what is none, or has the private half in it. */
function keyOf(text: string): OfficeParams<'addTeam'>['key'] | undefined {
  try {
    const { kty, crv, x, y, d } = JSON.parse(text) as Record<string, unknown>;
    const isPublic = kty === 'EC' && crv === 'P-256' && d === undefined;
    return isPublic && typeof x === 'string' && typeof y === 'string' ? { kty, crv, x, y } : undefined;
  } catch {
    return undefined;
  }
}
