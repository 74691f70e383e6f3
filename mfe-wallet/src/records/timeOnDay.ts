/** A server time under a heading that names `day`: the hour alone on that day, else all of it as it was sent (D57). */
export const timeOnDay = (time: string, day: string): string =>
  time.slice(0, 10) === day.slice(0, 10) ? time.slice(11) || time : time;
