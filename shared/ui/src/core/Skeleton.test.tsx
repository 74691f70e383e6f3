import { render } from '@testing-library/react';
import { Skeleton } from './Skeleton';

describe('Skeleton', () => {
  it('takes the size of what is coming and stays silent', () => {
    const { container } = render(<Skeleton shape="circle" width={44} />);
    expect(container.firstChild).toHaveStyle({ width: '44px', height: '44px' });
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
  });
});
