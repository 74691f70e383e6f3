import type { Member } from '@members/contract';
import { useTexts } from '@members/i18n';
import { announce, paths } from '@members/mfe-kit';
import { useNavigate } from '@members/mfe-kit/router';
import { AddIcon, Button, EmptyState } from '@members/ui/core';
import { stepBeforeCard } from '../../bankCard/cardStep';

/** No card yet: the way to add one, or to what has to come before it (BANK-02, BANK-05, BANK-06). */
export function NoCard({ member }: { member: Member }) {
  const { t } = useTexts('mfe-wallet');
  const navigate = useNavigate();
  const add = () => {
    const step = stepBeforeCard(member);
    if (step) announce(t(`refusals.${step.message}`), 'danger');
    void navigate(step?.to ?? paths.bindCard);
  };
  return (
    <EmptyState
      drawing="wallet"
      text={t('bankCard.tip')}
      action={
        <Button icon={<AddIcon size={20} />} onClick={add}>
          {t('title.bindCard')}
        </Button>
      }
    />
  );
}
