export * from 'react';
export { default } from 'react';
export { jsx, jsxs } from 'react/jsx-runtime';
