import { render, waitFor } from '@testing-library/react';
import { EmptyDrawing, type EmptyDrawingName } from './EmptyDrawing';

describe('EmptyDrawing', () => {
  it('draws a scene of its own for every name', async () => {
    const names: EmptyDrawingName[] = ['records', 'messages', 'search', 'wallet', 'fault'];
    const drawings = names.map((name) => render(<EmptyDrawing name={name} />).container);
    await waitFor(() => {
      for (const drawing of drawings) expect(drawing.querySelectorAll('path').length).toBeGreaterThan(0);
    });
    expect(new Set(drawings.map(({ innerHTML }) => innerHTML)).size).toBe(names.length);
  });
});
