/**
 * Where the answer to the offer to install the app is kept. It outlives a session: what has been declined stays declined. Apart
 * from the offer, since a start needs the name alone.
 */
export const installKey = 'members.install';
