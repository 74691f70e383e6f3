import type { ComponentProps } from 'react';

/** Link to a place of the console. */
export function PlaceLink({ to, children, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  );
}
