export interface PaymentFrame {
  href: string;
  /** For the frame's `sandbox`: never the top of the page, and never the app's own origin. */
  sandbox: string;
}

const rights = 'allow-scripts allow-forms allow-popups';

/** Where a member pays, if it may stand in a frame: https, or http on localhost (D51); else null. */
export function paymentFrame(payUrl: string, ownOrigin: string): PaymentFrame | null {
  if (!URL.canParse(payUrl)) return null;
  const { protocol, hostname, origin, href } = new URL(payUrl);
  if (protocol !== 'https:' && !(protocol === 'http:' && hostname === 'localhost')) return null;
  // With scripts, the app's own origin would take the sandbox away from around itself.
  return { href, sandbox: origin === ownOrigin ? rights : `${rights} allow-same-origin` };
}
