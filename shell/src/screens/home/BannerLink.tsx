import { safeLink } from '@members/mfe-kit';
import { Link } from '@members/mfe-kit/router';
import type { ReactNode } from 'react';

/** A banner that leads somewhere is a link, to a place of the app or out of it; another one is a picture (FIRST-04). */
export function BannerLink({ link, children }: { link: string; children: ReactNode }) {
  if (/^\/\w/.test(link)) return <Link to={link}>{children}</Link>;
  const href = safeLink(link);
  if (!href) return children;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
