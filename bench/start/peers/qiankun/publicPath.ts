declare let __webpack_public_path__: string;

/** Under qiankun a remote is where qiankun says. */
const { __INJECTED_PUBLIC_PATH_BY_QIANKUN__: given } = window as {
  __INJECTED_PUBLIC_PATH_BY_QIANKUN__?: string;
};
if (given) __webpack_public_path__ = given;

export {};
