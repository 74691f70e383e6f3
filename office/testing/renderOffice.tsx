import {
  officeCalls,
  pathOf,
  rights as everyRight,
  type OfficeCallId,
  type OfficeSession,
  type RefusalDetails,
  type RefusalKey,
  type RefusalValues,
  type Right,
} from '@members/office-contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../src/App';
import { CodeProvider } from '../src/calls/CodeProvider';
import { createQueryClient, sessionQuery } from '../src/calls/queries';
import { startTexts } from '../src/texts';

/** Instead of an answer: that the call is refused. */
export class Refused {
  readonly text = '';
  constructor(
    readonly key: RefusalKey,
    readonly values: RefusalValues = {},
    details: RefusalDetails = {},
  ) {
    Object.assign(this, details);
  }
}

/** Instead of an answer: that it waits for a second operator. */
export class Proposed {
  readonly proposal = { id: 1 };
}

/** How an operator can show that they are there, unless a test says so. */
const byCode = { code: true, passkey: null, company: null };

/** What each call answers: that, or what a function makes of its parameters. */
type Answers = Partial<Record<OfficeCallId, unknown | ((params: never) => unknown)>>;

interface Sent {
  call: OfficeCallId;
  params: unknown;
}

const named = Object.entries(officeCalls).map(
  ([id, { method }]) => [`${method} ${pathOf(id as OfficeCallId)}`, id] as const,
);
const callAt = new Map<string, string>(named);

/**
 * The whole office at an address, in front of a server that answers what a test says:
 *
 *     const { sent } = await renderOffice('/content?kind=city', { content: { rows: [], next: null } });
 */
export async function renderOffice(
  address: string,
  answers: Answers,
  session: Partial<Omit<OfficeSession, 'rights'>> & { rights?: readonly Right[] } = {},
) {
  const signedIn = { name: 'ana', rights: [...everyRight], apiOrigin: 'http://api.test', ...session };
  return renderPage(address, { ...answers, session: signedIn });
}

/** The page at an address, as somebody has it who is not signed in unless a test says so. */
export async function renderPage(address: string, given: Answers) {
  const answers = { session: new Refused('signedOut'), confirmationWays: byCode, ...given };
  const sent: Sent[] = [];
  await startTexts();
  globalThis.fetch = (async (to: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(to, 'http://office.test');
    const call = callAt.get(`${method} ${pathname}`) as OfficeCallId | undefined;
    const params = body ? (JSON.parse(body as string) as unknown) : Object.fromEntries(searchParams);
    if (call && method === 'POST') sent.push({ call, params });
    if (!call || !(call in answers)) throw new Error(`The test says nothing of ${method} ${pathname}.`);
    const told = answers[call];
    const answer: unknown =
      typeof told === 'function' ? (told as (params: unknown) => unknown)(params) : told;
    if (answer instanceof Refused) return { ok: false, status: 409, json: async () => answer };
    if (answer instanceof Proposed) return { ok: true, status: 202, json: async () => answer };
    return { ok: true, status: 200, json: async () => answer };
  }) as unknown as typeof fetch;
  const client = createQueryClient();
  // As if it had been asked for already: the screen of a test is there at once.
  if (!(answers.session instanceof Refused))
    client.setQueryData(sessionQuery.queryKey, answers.session as OfficeSession);
  const shown = render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <CodeProvider>
          <App />
        </CodeProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...shown, sent };
}
