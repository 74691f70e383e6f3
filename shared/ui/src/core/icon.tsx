import type { LucideIcon } from 'lucide-react/types';

export interface IconProps {
  /** Edge in pixels, 24 by default. */
  size?: number;
  className?: string;
  /** Spoken name. Without it the icon is decoration and hidden from screen readers. */
  label?: string;
}

/** Wraps a drawing of the icon set so that all have one stroke width. */
export function icon(Drawing: LucideIcon) {
  return function Icon({ size = 24, className, label }: IconProps) {
    return (
      <Drawing
        size={size}
        strokeWidth={1.75}
        className={className}
        {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      />
    );
  };
}
