/**
 * Where the choice of `useCues` is kept; it belongs to the device and outlives a session. Apart from it, since a start needs the
 * name alone.
 */
export const cuesKey = 'members.cues';
