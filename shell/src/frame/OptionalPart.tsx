import { Component, Suspense, type ReactNode } from 'react';

interface Props {
  /** Stands while the part is on the way, and instead of it where it can't be had. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** A part that is loaded when it is needed and that the screen can do without: a lost network takes nothing else away. */
export class OptionalPart extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { fallback = null, children } = this.props;
    return this.state.failed ? fallback : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
