import { useSession } from '@members/api-client';
import type { Slip } from '@members/contract';
import {
  formatAmount,
  namespaces,
  unitLabel,
  useLanguage,
  type TextLoader,
  type Translate,
} from '@members/i18n';
import { instance } from '@members/i18n/shell';
import { cue } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { useLocation, useNavigate } from '@members/mfe-kit/router';
import { toast } from '@members/ui/overlay';
import { useEffect, useEffectEvent } from 'react';
import { followSlips } from './followSlips';
import en_us from './locales/en_us.json';
import es_spa from './locales/es_spa.json';
import ko_ko from './locales/ko_ko.json';
import ms_my from './locales/ms_my.json';
import vn_vn from './locales/vn_vn.json';
import zh_cn from './locales/zh_cn.json';
import { OutcomeDetail } from './OutcomeDetail';
import { outcomeOf, type Outcome } from './outcomeOf';

const texts = { en_us, es_spa, ko_ko, ms_my, vn_vn, zh_cn };
const textsOf: TextLoader = async (language) => ({ default: texts[language] });
const t: Translate = (key, values) => instance.t(key, { ns: 'outcomes', ...values });

const shownMs = 8_000;

/** Tells the member what became of their slips, on whatever screen they are (decision 96). */
export function Outcomes() {
  const token = useSession()?.token;
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  const isOpenGame = (gameKey: string) =>
    pathname === '/Lottery' && new URLSearchParams(search).get('key') === gameKey;
  const isStreamed = useEffectEvent(({ gameKey }: Slip) => isOpenGame(gameKey));

  /** The round's verification: over the lottery where it is of this game, else over the order records. */
  const verify = useEffectEvent(({ period, orderId, gameKey }: Slip) => {
    const isOpen = isOpenGame(gameKey);
    const query = new URLSearchParams(isOpen ? search : '');
    query.set('verify', period);
    query.set('order', String(orderId));
    navigate(`${isOpen ? pathname : paths.orders}?${query}`, { replace: isOpen });
  });

  const tell = useEffectEvent(async (slips: readonly Slip[], waited: boolean) => {
    await namespaces.add('outcomes', textsOf, language);
    const outcome = outcomeOf(slips);
    if (waited) cue(outcome.kind === 'won' ? 'win' : 'draw');
    const [only] = slips;
    const onVerify = slips.length === 1 && only ? () => verify(only) : undefined;
    const onRecords = () => navigate(paths.orders);
    toast(titleOf(outcome), {
      tone: outcome.kind === 'won' ? 'success' : 'neutral',
      timeoutMs: shownMs,
      patient: true,
      detail: (close) => (
        <OutcomeDetail outcome={outcome} onVerify={onVerify} onRecords={onRecords} close={close} />
      ),
    });
  });

  useEffect(() => {
    if (!token) return;
    const over = new AbortController();
    followSlips({ tell: (...told) => void tell(...told), isStreamed, signal: over.signal });
    return () => over.abort();
  }, [token, language]);
  return null;
}

function titleOf({ kind, count, stakeMinor, returnMinor }: Outcome): string {
  const amount = `${formatAmount(returnMinor)} ${unitLabel}`;
  return t(kind, { count, amount, stake: formatAmount(stakeMinor) });
}
