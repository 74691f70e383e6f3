import { expect, type Page } from '@playwright/test';
import { randomInt } from 'node:crypto';
import type { BuiltInRole, Right } from '../../shared/office-contract/src';
import { loadBundled } from './bundle';
import { systemTime } from './clock';
import { mainDataDirectory, mainPort } from './ports';

/** Where the operators of the system under test work: its port is six after that of the members' page. */
export const officeAddress = `http://localhost:${mainPort + 6}`;

/** An installation: the origin of its office, the environment of its commands, and the time that it goes by. */
export interface Site {
  office: string;
  env: NodeJS.ProcessEnv;
  time(): Promise<number>;
}

const underTest = (): Site => ({
  office: officeAddress,
  env: { ...process.env, DATA_DIR: mainDataDirectory() },
  time: systemTime,
});

/** What an operator of a spec may do, by roles or right by right; everything unless told. */
export interface Work {
  /** One that nobody has, unless told. */
  name?: string;
  roles?: readonly BuiltInRole[];
  rights?: readonly Right[];
  /** The only remote that they see. */
  remote?: string;
  /** Where they work, unless it is the system under test. */
  at?: Site;
}

export interface OfficeOperator {
  name: string;
  password: string;
  /** Origin of the office that they work in. */
  office: string;
  /** A one-time code that was not used yet, as an authenticator shows it; two in a row work, a third half a minute later. */
  code(): Promise<string>;
}

const codeMs = 30_000;

/** Adds an operator, to the system under test unless told, who signs in with password and one-time code. */
export async function addOfficeOperator({ name = nameOfNobody(), roles = ['owner'], ...work }: Work = {}) {
  const { rights, remote = null, at } = work;
  const { env, time, office } = at ?? underTest();
  const { addOperator, codeAt } = await loadBundled<typeof import('./addOperator')>(
    'e2e/support/addOperator.ts',
  );
  const { password, codeUri } = await addOperator(
    { name, roles, rights, remote },
    { env, now: new Date(await time()) },
  );
  const secret = new URL(codeUri).searchParams.get('secret')!;
  let used = 0;
  const operator: OfficeOperator = {
    name,
    password,
    office,
    async code() {
      // The office takes the one before and the one after the present code, too, each once and in their order.
      used = Math.max(used + 1, Math.floor((await time()) / codeMs));
      return codeAt(secret, used * codeMs);
    },
  };
  return operator;
}

/**
 * Opens the office at an address of it, on a window as of a desk, with an operator signed in: a new one who may do what is
 * told, or one whom `addOfficeOperator` has made. Their codes are fresh for five minutes of the system's time. It is the
 * office of the system under test unless the address names another one with the same operators.
 *
 *     const ana = await openOffice(page, { roles: ['cashier'] }, '/money');
 */
export async function openOffice(page: Page, who: Work | OfficeOperator = {}, path = '/') {
  const operator = 'code' in who ? who : await addOfficeOperator(who);
  const { name, password, office } = operator;
  const { href, origin } = new URL(path, office);
  const data = { name, password, code: await operator.code() };
  const answer = await page.request.post(`${origin}/api/session/start`, { data });
  expect(await answer.json()).toMatchObject({ name });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(href);
  await expect(page.getByRole('navigation', { name: 'Menu' }).first()).toBeVisible();
  return operator;
}

/** Fills in name, password and one-time code in the page, and sends them. */
export async function signIn(
  page: Page,
  { name, password, code }: Pick<OfficeOperator, 'name' | 'password' | 'code'>,
): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('One-time code').fill(await code());
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

const nameOfNobody = () => `op-${randomInt(36 ** 6).toString(36)}`;
