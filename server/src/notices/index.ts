export { readNotice, type NewNotice } from './newNotice';
export { addNotice, removeNotice } from './operations';
export { noticeRoutes } from './routes';
export { createNotices } from './service';
export { newest as selectNotices } from './store';
