/** What the registry's HTTP interface answers. */
export type * from '@members/registry/api';
