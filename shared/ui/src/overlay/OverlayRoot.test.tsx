import { render, screen } from '@testing-library/react';
import { Dialog } from './Dialog';
import { OverlayRoot } from '../core/OverlayRoot';

const dialog = (
  <Dialog open onOpenChange={() => {}} title="Notice" closeLabel="Close">
    text
  </Dialog>
);

describe('OverlayRoot', () => {
  it('holds the layers of other React roots', () => {
    const frame = render(<OverlayRoot />);
    render(dialog, { container: document.body.appendChild(document.createElement('div')) });
    expect(frame.container).toContainElement(screen.getByRole('dialog', { name: 'Notice' }));
  });

  it('moves a layer that was open before it', () => {
    render(dialog);
    const frame = render(<OverlayRoot />, {
      container: document.body.appendChild(document.createElement('div')),
    });
    expect(frame.container).toContainElement(screen.getByRole('dialog', { name: 'Notice' }));
  });

  it('is not needed: layers go to the body without it', () => {
    render(dialog);
    expect(screen.getByRole('dialog', { name: 'Notice' })).toBeInTheDocument();
  });
});
