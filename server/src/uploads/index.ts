export {
  createContentPictures,
  keepPicture,
  preparePicture,
  type ContentPictures,
  type ShowPictures,
} from './contentPictures';
export { pictureOfficeRoutes } from './officeRoutes';
export { arrivedFile, resumableUploads, type ArrivedFile } from './resumable';
export { servePictures, uploadRoutes } from './routes';
export { createUploads, type Uploads } from './service';
