import { useTexts } from '@members/i18n';
import { announce, Refreshable, useGoBack, useScreenTitle } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Link, useNavigate } from '@members/mfe-kit/router';
import { Button, NavBar, ScreenBody } from '@members/ui/core';
import { type ReactNode, useEffect } from 'react';

interface Props {
  /** Where the arrow leads: a step back inside the app by default. */
  onBack?: () => void;
  /** Address of the records that belong to the screen, linked at the right. */
  records?: string;
  /** Loads again when the screen is pulled down; resolves to false where that failed. */
  onRefresh?: () => Promise<boolean>;
  /** Stays at the bottom. */
  bar?: ReactNode;
  children: ReactNode;
}

/** A screen of the wallet: its title with the way back to the account, over one column. */
export function WalletScreen({ onBack, records, onRefresh, bar, children }: Props) {
  const { t } = useTexts('mfe-wallet');
  const { t: common } = useTexts('common');
  const goBack = useGoBack(paths.account);
  const body = <ScreenBody>{children}</ScreenBody>;
  return (
    <>
      <NavBar
        title={useScreenTitle()}
        onBack={onBack ?? goBack}
        backLabel={common('back')}
        trailing={
          records && (
            <Button variant="quiet" size="s" render={<Link to={records} />}>
              {t('records.link')}
            </Button>
          )
        }
      />
      {onRefresh ? <Refreshable onRefresh={onRefresh}>{body}</Refreshable> : body}
      {bar}
    </>
  );
}

/** Replaces this screen by another one and tells the member why. */
export function RedirectWithMessage({ to, message }: { to: string; message: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    announce(message, 'danger');
    void navigate(to, { replace: true });
  }, [message, navigate, to]);
  return null;
}
