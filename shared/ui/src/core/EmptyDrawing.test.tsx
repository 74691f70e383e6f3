import { render } from '@testing-library/react';
import { EmptyDrawing, type EmptyDrawingName } from './EmptyDrawing';

describe('EmptyDrawing', () => {
  it('draws a scene of its own for every name', () => {
    const names: EmptyDrawingName[] = ['records', 'messages', 'search', 'wallet', 'fault', 'soon'];
    const scenes = names.map((name) => render(<EmptyDrawing name={name} />).container.innerHTML);
    expect(new Set(scenes).size).toBe(names.length);
  });
});
