import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RegistryOverview } from '../api/types';
import { newDraft } from './decision';
import { DecisionSheet } from './DecisionSheet';

const overview = { revision: 7, remotes: [] } as unknown as RegistryOverview;
const draft = { ...newDraft({ kind: 'changeOverrides', overrides: 'nobody' }, 7), why: 'Testers left' };

test('asks for a one-time code once the registry does, and sends it with the same decision', async () => {
  const sent: unknown[] = [];
  const answers = [
    { status: 403, json: { error: 'This asks for a fresh one-time code.', codeNeeded: true } },
    { status: 403, json: { error: 'The one-time code is wrong, or was used already.', codeNeeded: true } },
    { status: 200, json: {} },
  ];
  globalThis.fetch = async (_url, init) => {
    sent.push(JSON.parse(String(init?.body)));
    const { status, json } = answers.shift()!;
    return { ok: status === 200, status, json: async () => json } as Response;
  };
  const onDraft = jest.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DecisionSheet draft={draft} overview={overview} onDraft={onDraft} />
    </QueryClientProvider>,
  );
  const press = async () => userEvent.click(screen.getByRole('button', { name: /^Change/ }));
  expect(screen.queryByLabelText('One-time code')).toBeNull();
  await press();
  const code = await screen.findByLabelText('One-time code');
  expect(code).toHaveAccessibleDescription(/fresh one-time code/);
  await press();
  await userEvent.type(code, '000 111');
  await press();
  expect(await screen.findByText(/wrong, or was used already/)).toBeVisible();
  expect(code).toHaveValue('');
  await userEvent.type(code, '123456');
  await press();
  const decision = { overrides: 'nobody', why: 'Testers left', revision: 7 };
  expect(sent).toEqual([decision, { ...decision, code: '000111' }, { ...decision, code: '123456' }]);
  expect(onDraft).toHaveBeenCalledWith(null);
});
