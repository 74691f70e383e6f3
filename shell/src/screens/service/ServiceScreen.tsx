import { isMissingCall, useCall } from '@members/api-client';
import { supportCalls, type SiteInfo } from '@members/contract';
import { useTexts } from '@members/i18n';
import { LoadFailed, useGoBack, useScreenTitle } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { useSearchParams } from '@members/mfe-kit/router';
import { Delayed, NavBar, ScreenBody, Skeleton } from '@members/ui/core';
import { SitePart } from '../../components/SitePart';
import { ContactCard } from './ContactCard';
import { HelpAnswers } from './HelpAnswers';
import { HelpAnswerView } from './HelpAnswerView';
import { loadTexts } from './texts';

/** The screen, once its texts are there. */
export async function load() {
  await loadTexts();
  return ServiceScreen;
}

/** /ServicePage: answers that operators have written, and the ways to customer service (SVC-02, HELP-01, D41). */
function ServiceScreen() {
  const { t: common } = useTexts('common');
  const [query] = useSearchParams();
  const isAnswer = query.get('answer') !== null;
  return (
    <>
      <NavBar
        title={useScreenTitle()}
        onBack={useGoBack(isAnswer ? paths.service : paths.home)}
        backLabel={common('back')}
      />
      <ScreenBody>
        <SitePart heightPx={140}>
          {(site) =>
            site.takesPostTwins ? <Help site={site} /> : <ContactCard support={site.support} help={null} />
          }
        </SitePart>
      </ScreenBody>
    </>
  );
}

function Help({ site: { support } }: { site: SiteInfo }) {
  const { t } = useTexts('service');
  const { t: common } = useTexts('common');
  const [query] = useSearchParams();
  const read = useCall(supportCalls.help, undefined, { quiet: true });
  const key = query.get('answer');
  if (read.data) {
    const topic = read.data.topics.find(({ answers }) => answers.some((answer) => answer.key === key));
    const contact = <ContactCard support={support} help={read.data} />;
    if (topic)
      return (
        <>
          <HelpAnswerView topic={topic} answerKey={key!} />
          <ContactCard support={support} help={read.data} title={t('help.unsolved')} />
        </>
      );
    return (
      <>
        {contact}
        <HelpAnswers topics={read.data.topics} />
      </>
    );
  }
  // A server of before has no answers, and leads to the address alone.
  if (read.isError && isMissingCall(read.error)) return <ContactCard support={support} help={null} />;
  if (read.isError)
    return (
      <>
        <ContactCard support={support} help={null} />
        <LoadFailed query={read} />
      </>
    );
  return (
    <Delayed label={common('loading')}>
      <Skeleton shape="block" height={180} />
      <Skeleton shape="block" height={48} />
      <Skeleton shape="block" height={220} />
    </Delayed>
  );
}
