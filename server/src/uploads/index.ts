export {
  createContentPictures,
  keepPicture,
  preparePicture,
  type ContentPictures,
  type ShowPictures,
} from './contentPictures';
export { encodePicture, type EncodedPicture } from './encodePicture';
export { pictureOfficeRoutes } from './officeRoutes';
export { arrivedFile, resumableUploads, type ArrivedFile } from './resumable';
export { fileOf, servePictures, uploadRoutes } from './routes';
export { createUploads, type Uploads } from './service';
