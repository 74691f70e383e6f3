import { screenOf } from '@members/gallery';
import * as lifecycles from '..';
import texts from '../locales/en_us.json';
import routes from '../routes.json';

export default { title: 'Catalogue' };

const screen = screenOf({ lifecycles, routes, texts });

export const Showcase = screen('/girls');
export const ShowcaseLoading = screen('/girls', { api: 'loading' });
export const ShowcaseFailed = screen('/girls', { api: 'failed' });
export const ShowcaseEmpty = screen('/girls', { api: 'bare' });
export const Cities = screen('/Choose');
export const CitiesLoading = screen('/Choose', { api: 'loading' });
export const CitiesFailed = screen('/Choose', { api: 'failed' });
export const CitiesEmpty = screen('/Choose', { api: 'bare' });
export const Companions = screen('/List?id=1&name=Ha noi');
export const CompanionsEmpty = screen('/List?id=1&name=Ha noi', { api: 'bare' });
export const Profile = screen('/Profile?id=1&name=Ember carafe');
export const ProfileLoading = screen('/Profile?id=1&name=Ember carafe', { api: 'loading' });
export const ProfileFailed = screen('/Profile?id=1&name=Ember carafe', { api: 'failed' });
export const Logistics = screen('/Logistics');
