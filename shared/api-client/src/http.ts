import axios from 'axios';

/** Sends requests, and brings their answers as text. */
export const http = axios.create({
  responseType: 'text',
  transformResponse: (body) => body,
  // The session goes in headers of its own; looking for a cookie would hold every call back by a round trip.
  withXSRFToken: false,
});
