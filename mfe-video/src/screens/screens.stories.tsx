import { screenOf } from '@members/gallery';
import * as lifecycles from '..';
import texts from '../locales/en_us.json';
import routes from '../routes.json';

export default { title: 'Video' };

const screen = screenOf({ lifecycles, routes, texts });

export const Videos = screen('/Video');
export const VideosLoading = screen('/Video', { api: 'loading' });
export const VideosFailed = screen('/Video', { api: 'failed' });
export const VideosEmpty = screen('/Video', { api: 'bare' });
export const Player = screen('/PlayVideo?id=1');
export const PlayerLoading = screen('/PlayVideo?id=1', { api: 'loading' });
export const PlayerFailed = screen('/PlayVideo?id=1', { api: 'failed' });
