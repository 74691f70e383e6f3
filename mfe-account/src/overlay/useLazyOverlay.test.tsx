import { useTextsForTest } from '@members/i18n/testing';
import { announcementsForTest } from '@members/mfe-kit/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLazyOverlay, type OverlayProps } from './useLazyOverlay';

interface NoteProps extends OverlayProps {
  text: string;
}

const Note = ({ open, onOpenChange, text }: NoteProps) =>
  open && <button onClick={() => onOpenChange(false)}>{text}</button>;

let announced: readonly string[];
let networkIsThere: boolean;

function Screen() {
  const note = useLazyOverlay<NoteProps>(() =>
    networkIsThere ? Promise.resolve(Note) : Promise.reject(new Error('Loading chunk failed')),
  );
  return (
    <>
      <input aria-label="Typed" />
      <button onClick={note.open}>Open</button>
      {note.render({ text: 'Close' })}
    </>
  );
}

beforeAll(() => useTextsForTest('common', { networkError: 'Network error, please try again' }));
beforeEach(() => (announced = announcementsForTest()));

describe('an overlay that is loaded when it is opened', () => {
  test('opens and closes', async () => {
    networkIsThere = true;
    render(<Screen />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

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
});
