// First: the client of the member API takes the transport that is there when it is loaded.
import '../src/answering';
import { startApiClient } from '@members/api-client/shell';
import { currentLanguage } from '@members/i18n';
import { languageKey, onLanguageChange, startLanguage } from '@members/i18n/shell';
import { HistoryRouter } from '@members/mfe-kit';
import { presentAnnouncements } from '@members/mfe-kit/shell';
import { OverlayRoot } from '@members/ui/core';
import { toast, ToastProvider } from '@members/ui/overlay';
import '@members/ui/tokens.css';
import type { Preview } from '@storybook/react-vite';
import { createHistory } from '../src/createHistory';
import './preview.css';

startApiClient({ language: currentLanguage, onLanguageChange, keptKeys: [languageKey] });
presentAnnouncements((text, tone) => toast(text, { tone }));
let speaking: Promise<void> | undefined;

const preview: Preview = {
  parameters: { layout: 'fullscreen', viewport: { defaultViewport: 'mobile1' } },
  loaders: [() => (speaking ??= startLanguage('gallery', async () => ({ default: {} })))],
  decorators: [
    (Story) => (
      <HistoryRouter history={createHistory('/')} basename="">
        <div className="frame">
          <Story />
          <OverlayRoot />
          <ToastProvider label="Messages" closeLabel="Close" />
        </div>
      </HistoryRouter>
    ),
  ],
};

export default preview;
