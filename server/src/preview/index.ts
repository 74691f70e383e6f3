export { previewApi } from './previewApi';
export { previewMember, previewMemberId } from './previewMember';
export { previewOfficeRoutes } from './officeRoutes';
export { createPreviewTokens } from './tokens';
