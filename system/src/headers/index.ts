export { fileHeaders } from './fileHeaders';
export { pageHeaders } from './pageHeaders';
export { pagePolicy, type PageSources } from './pagePolicy';
export { standAlonePolicy } from './standAlonePolicy';
