export { noticeRoutes } from './routes';
