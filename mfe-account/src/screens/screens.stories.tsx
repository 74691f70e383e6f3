import { screenOf } from '@members/gallery';
import * as lifecycles from '..';
import texts from '../locales/en_us.json';
import routes from '../routes.json';

export default { title: 'Account' };

const screen = screenOf({ lifecycles, routes, texts });

export const Login = screen('/Login', { signedIn: false });
export const Register = screen('/Register', { signedIn: false });
export const Account = screen('/Mine');
export const AccountLoading = screen('/Mine', { api: 'loading' });
export const AccountFailed = screen('/Mine', { api: 'failed' });
export const Settings = screen('/Setting');
export const MyData = screen('/Setting?data=1');
export const SettingsFailed = screen('/Setting', { api: 'failed' });
export const PersonalInfo = screen('/Infomation');
export const PersonalInfoLoading = screen('/Infomation', { api: 'loading' });
export const PersonalInfoFailed = screen('/Infomation', { api: 'failed' });
export const RealName = screen('/Setname');
export const RealNameLoading = screen('/Setname', { api: 'loading' });
export const Sex = screen('/Setsex');
export const Devices = screen('/Setting?devices=1');
export const DevicesLoading = screen('/Setting?devices=1', { api: 'loading' });
export const DevicesFailed = screen('/Setting?devices=1', { api: 'failed' });
export const Passkeys = screen('/Setting?passkeys=1');
export const RecoveryCodes = screen('/Setting?codes=1');
export const ByRecoveryCode = screen('/Login?forgot=code', { signedIn: false });
export const Invitation = screen('/Setting?invite=1');
export const InvitationLoading = screen('/Setting?invite=1', { api: 'loading' });
export const Appearance = screen('/Setting?appearance=1');
export const Recovery = screen('/Setting?recovery=1');
export const RecoveryLoading = screen('/Setting?recovery=1', { api: 'loading' });
export const ForgottenPassword = screen('/Login?forgot=1', { signedIn: false });
export const NewPassword = screen('/Login?forgot=ticket', { signedIn: false });
export const ByLink = screen('/Login?link=token', { signedIn: false });
export const LoginPassword = screen('/SetLoginPassword');
