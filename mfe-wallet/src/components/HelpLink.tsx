import { useCall } from '@members/api-client';
import { siteCalls } from '@members/contract';
import { supportPaths } from '@members/mfe-kit/supportPaths';
import { Link } from '@members/mfe-kit/router';
import { Button } from '@members/ui/core';

/** Leads to the answer that matters on a screen (HELP-03); nothing where the server has no help page. */
export function HelpLink({ answer, children }: { answer: string; children: string }) {
  const { data: site } = useCall(siteCalls.siteInfo);
  if (!site?.takesPostTwins) return null;
  return (
    <Button variant="quiet" block render={<Link to={supportPaths.help(answer)} />}>
      {children}
    </Button>
  );
}
