import '@members/ui/tokens.css';
import { followAddress } from '../common/followAddress';
import { startShared } from '../common/startShared';

const remotes = {
  'mfe-video': () => import('../../../../mfe-video/src'),
  'mfe-catalogue': () => import('../../../../mfe-catalogue/src'),
};

const history = await startShared();
followAddress(history, (name) => remotes[name]());
