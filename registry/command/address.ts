import type { Said } from './said';

/** Where the registry is: `--url`, REGISTRY_URL, or this machine on PORT. Without a slash at its end. */
export function addressOf({ values }: Pick<Said, 'values'>, env: NodeJS.ProcessEnv): string {
  const text = values.url ?? (env.REGISTRY_URL || `http://localhost:${env.PORT || 8080}`);
  if (!URL.canParse(text)) throw new Error(`${text} is no address of a registry.`);
  return text.replace(/\/+$/, '');
}
