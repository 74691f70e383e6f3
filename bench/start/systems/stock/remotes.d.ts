declare module 'mfe_*' {
  type Step = import('@members/mfe-kit').RemoteLifecycles['mount'];
  export const bootstrap: Step;
  export const mount: Step;
  export const unmount: Step;
}
