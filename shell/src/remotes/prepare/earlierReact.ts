/** The React before the shell's own, for releases that ask for it: a chunk of its own, which no other page loads. */
export * as react from 'react-18';
export * as jsxRuntime from 'react-18/jsx-runtime';
export * as reactDom from 'react-dom-18';
export * as reactDomClient from 'react-dom-18/client';
