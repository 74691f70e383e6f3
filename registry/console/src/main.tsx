import '@members/ui/tokens.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { OverlayRoot } from '@members/ui/core';
import { ToastProvider } from '@members/ui/overlay';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from './api/queries';
import { App } from './App';
import { DraftsProvider } from './drafts/Drafts';

createRoot(document.getElementById('app') as HTMLElement).render(
  <QueryClientProvider client={createQueryClient()}>
    <DraftsProvider>
      <App />
      <OverlayRoot />
      <ToastProvider label="Messages" closeLabel="Close" />
    </DraftsProvider>
  </QueryClientProvider>,
);
