export * from 'react-dom';
export { default } from 'react-dom';
export { createRoot, hydrateRoot } from 'react-dom/client';
