export { appHeaders, fileHeaders, isHashed, pageHeaders, revalidation } from './answerHeaders';
export { ownScriptsPolicy, pagePolicy, standAlonePolicy, type PageSources } from './policies';
