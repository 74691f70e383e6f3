export { fileHeaders, pageHeaders } from './answerHeaders';
export { pagePolicy, standAlonePolicy, type PageSources } from './policies';
