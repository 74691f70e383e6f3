const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** `09:12:31`, in the operator's own time zone. */
export const formatClock = (at: number | string): string => clock.format(new Date(at));

/** `21 Nov 2026, 09:12:31`, in the operator's own time zone. */
export const formatTime = (at: number | string): string =>
  `${day.format(new Date(at))}, ${clock.format(new Date(at))}`;

const units = [
  { seconds: 86_400, name: 'd' },
  { seconds: 3_600, name: 'h' },
  { seconds: 60, name: 'min' },
];

/** How long something lasts, in its largest whole unit: `3 d`, `2 h`, `5 min`, `under 1 min`. */
export function formatDuration(ms: number): string {
  const unit = units.find(({ seconds }) => ms >= seconds * 1000);
  return unit ? `${Math.floor(ms / 1000 / unit.seconds)} ${unit.name}` : 'under 1 min';
}
