import { screenOf } from '@members/gallery';
import * as lifecycles from '..';
import texts from '../locales/en_us.json';
import routes from '../routes.json';

export default { title: 'Blank' };

const screen = screenOf({ lifecycles, routes, texts });

export const Blank = screen('/Blank');
