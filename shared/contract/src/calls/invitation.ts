import { get, named, post } from '../call';
import { count, flag, object, text, type Value } from '../wire/shape';

const invitation = object({
  /** Whether the site lets members invite. */
  open: ['open', flag],
  /** The member's own invite code; empty before there is one, and where an operator has ended it. */
  code: ['code', text],
  /** How many members have registered with it. */
  invited: ['invited', count],
});

export type Invitation = Value<typeof invitation>;

/** The invite code of one's own, which brings nobody anything (INV-01). */
export const invitationCalls = named({
  invitation: get({ path: '/member/invitation', access: 'member', answer: invitation }),
  /** Makes the code; asked again it answers with the one that there is. */
  makeInvitation: post({
    path: '/member/makeInvitation',
    access: 'member',
    answer: invitation,
    refusals: ['invitationsClosed'],
    limits: { perMember: 10 },
  }),
});
