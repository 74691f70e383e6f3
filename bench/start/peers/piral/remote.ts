import * as lifecycles from 'bench-remote';

interface PiletApi {
  registerScreens(what: typeof lifecycles): void;
}

/** What piral-base calls once the pilet is there. */
export const setup = (api: PiletApi): void => api.registerScreens(lifecycles);
