import { expect, type Browser, type Page } from '@playwright/test';
import { join } from 'node:path';
import type { Right } from '../../registry/src/log/change';
import { operatorsFile, readOperators, writeOperators } from '../../registry/src/operators/operatorsFile';
import { codeAt, makeOperator } from '../../registry/src/operators/secrets';
import { consoleAddress } from './ports';

export interface ConsoleOperator {
  name: string;
  password: string;
  /** A one-time code that was not used yet, as an authenticator shows it. */
  code(): string;
}

const codeSeconds = 30;

/** Adds an operator to the registry of a data directory, which takes note while it runs. */
export async function addOperator(
  dataDirectory: string,
  name: string,
  rights: readonly Right[] = ['activate', 'administer'],
): Promise<ConsoleOperator> {
  const file = operatorsFile(join(dataDirectory, 'registry'));
  const { operator, password } = await makeOperator(name, rights);
  await writeOperators(file, [...(await readOperators(file)), operator]);
  let used = 0;
  return {
    name,
    password,
    code() {
      // The registry takes the one before and the one after the present code, too, each once and in their order.
      used = Math.max(used + 1, Math.floor(Date.now() / 1000 / codeSeconds));
      return codeAt(operator.codeSecret, used * codeSeconds * 1000);
    },
  };
}

/** Fills in the sign-in and sends it. */
export async function signIn(
  page: Page,
  operator: ConsoleOperator,
  password = operator.password,
): Promise<void> {
  await page.getByLabel('Name').fill(operator.name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('One-time code').fill(operator.code());
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** A browser of its own with the console open at an address in its hash, signed in. */
export async function openConsole(browser: Browser, operator: ConsoleOperator, hash = ''): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${consoleAddress}/registry/${hash}`);
  await signIn(page, operator);
  await expect(page.getByRole('navigation', { name: 'Console' })).toBeVisible();
  return page;
}
