export { setUpSite, type SiteSetup } from './setUpSite';
