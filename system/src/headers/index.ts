export { appHeaders, fileHeaders, pageHeaders } from './answerHeaders';
export { ownScriptsPolicy, pagePolicy, standAlonePolicy, type PageSources } from './policies';
