import { Component, lazy, Suspense, type ComponentType, type ElementType, type ReactNode } from 'react';
import { retryUntilLoaded } from './retryUntilLoaded';

interface Optional {
  /** Stands while the part is on the way, and instead of it where it breaks. */
  fallback?: ReactNode;
}

/**
 * A part that a screen can do without: loaded when it is shown, and where that fails, with the next network or some
 * seconds later. Nothing else is taken away by it.
 */
export function optionalPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part: ElementType = lazy(async () => ({ default: await retryUntilLoaded(load) }));
  return ({ fallback, ...props }: Props & Optional) => (
    <Boundary fallback={fallback}>
      <Part {...props} />
    </Boundary>
  );
}

class Boundary extends Component<Optional & { children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { fallback = null, children } = this.props;
    return this.state.failed ? fallback : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
