import { get, named, post } from '../call';
import { choice, flag, list, number, object, text, time, type Value } from '../wire/shape';
import { id } from '../wire/params';

/** A session of the member's, as they see it. */
const device = object({
  id: ['id', number({ whole: true, min: 1 })],
  /** Browser and system, such as "Chrome · Android"; empty where they are unknown. */
  name: ['name', text],
  signedInAt: ['create_time', time],
  lastUsedAt: ['last_time', time],
  /** The one that asks. */
  current: ['current', flag],
});

const signInOutcomes = { signedIn: '1', wrongPassword: '2', passwordChanged: '3' } as const;

const signInRecord = object({
  at: ['create_time', time],
  device: ['name', text],
  outcome: ['type', choice(signInOutcomes, 'wrongPassword')],
});

export type Device = Value<typeof device>;
export type SignInRecord = Value<typeof signInRecord>;

/** Where a member is logged in, and who tried to be (SET-12). */
export const deviceCalls = named({
  devices: get({
    path: '/member/devices',
    access: 'member',
    answer: object({ devices: ['devices', list(device)], signIns: ['sign_ins', list(signInRecord)] }),
  }),
  endDevice: post({ path: '/member/endDevice', access: 'member', params: { id: ['id', id] } }),
  endOtherDevices: post({ path: '/member/endOtherDevices', access: 'member' }),
});
