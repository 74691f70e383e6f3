/** Types of the registry's HTTP interface. The only import from the registry, so that nothing else of it gets into the page. */
export type * from '@members/registry/api';
