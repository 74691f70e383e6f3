export { readNotice, type NewNotice } from './newNotice';
export { noticeRoutes } from './routes';
export { createNotices } from './service';
