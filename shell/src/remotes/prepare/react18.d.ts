/** Passed on to releases as they are: the shell uses nothing of them. */
declare module 'react-18';
declare module 'react-18/jsx-runtime';
declare module 'react-dom-18';
declare module 'react-dom-18/client';
