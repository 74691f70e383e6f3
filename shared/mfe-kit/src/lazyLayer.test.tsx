import { useTextsForTest } from '@members/i18n/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { lazyLayer, type LayerProps } from './lazyLayer';
import { announcementsForTest } from './testing';

interface NoteProps extends LayerProps {
  text: string;
}

const Note = ({ open, onOpenChange, text }: NoteProps) =>
  open && <button onClick={() => onOpenChange(false)}>{text}</button>;

let announced: readonly string[];
let networkIsThere: boolean;

const LazyNote = lazyLayer<NoteProps>(async () => {
  if (!networkIsThere) throw new Error('Loading chunk failed');
  return Note;
});

function Screen() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <input aria-label="Typed" />
      <button onClick={() => setOpen(true)}>Open</button>
      <LazyNote open={open} onOpenChange={setOpen} text="Close" />
    </>
  );
}

beforeAll(() => useTextsForTest('common', { networkError: 'Network error, please try again' }));
beforeEach(() => (announced = announcementsForTest()));

describe('a layer that is loaded when it is opened', () => {
  test('leaves what was typed where it cannot be loaded, says so, and can be tried again', async () => {
    networkIsThere = false;
    render(<Screen />);
    await userEvent.type(screen.getByLabelText('Typed'), 'a name');
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(announced).toEqual(['Network error, please try again']));
    expect(screen.getByLabelText('Typed')).toHaveValue('a name');
    networkIsThere = true;
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('button', { name: 'Close' });
  });

  test('opens and closes', async () => {
    networkIsThere = true;
    render(<Screen />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });
});
