export { noticeRoutes } from './routes';
export { createNotices } from './service';
