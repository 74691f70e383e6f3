export { servePictures, uploadRoutes } from './routes';
export { createUploads, type Uploads } from './service';
