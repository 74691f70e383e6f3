/** The remote that is developed. */
declare module 'members-dev/remote' {
  import type { RemoteLifecycles } from '@members/mfe-kit';
  export const bootstrap: RemoteLifecycles['bootstrap'];
  export const mount: RemoteLifecycles['mount'];
  export const unmount: RemoteLifecycles['unmount'];
}

declare module 'members-dev/routes' {
  import type { RoutesFile } from '@members/mfe-kit';
  const routes: RoutesFile;
  export default routes;
}

/** The instances of the shell, beside the remote's own copies. */
declare module 'members-shell/api-client' {
  export { call, onApiEvent, refreshMember } from '@members/api-client';
}

declare module 'members-shell/mfe-kit' {
  export { announce } from '@members/mfe-kit';
}

interface ImportMeta {
  /** Of webpack, while it serves. */
  readonly webpackHot?: { accept(module: string, replaced: () => void): void };
}
