import './zodWithoutEval';
import '@members/ui/tokens.css';
import './page.css';
import { OverlayRoot } from '@members/ui/core';
import { ToastProvider } from '@members/ui/overlay';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { CodeProvider } from './calls/CodeProvider';
import { createQueryClient } from './calls/queries';
import { startTexts, useOfficeTexts } from './texts';

const client = createQueryClient();

function Root() {
  const { t } = useOfficeTexts();
  return (
    <QueryClientProvider client={client}>
      <BrowserRouter>
        <CodeProvider>
          <App />
        </CodeProvider>
      </BrowserRouter>
      <OverlayRoot />
      <ToastProvider label={t('messages')} closeLabel={t('close')} />
    </QueryClientProvider>
  );
}

void startTexts().then(() => createRoot(document.getElementById('app') as HTMLElement).render(<Root />));
