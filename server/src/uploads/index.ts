export { encodePicture, type EncodedPicture } from './encodePicture';
export { fileOf, servePictures, uploadRoutes } from './routes';
export { createUploads, type Uploads } from './service';
