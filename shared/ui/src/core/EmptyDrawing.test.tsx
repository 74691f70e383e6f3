import { render, waitFor } from '@testing-library/react';
import { Drawing, type EmptyDrawingName, type EmptySubject } from './EmptyDrawing';

describe('EmptyDrawing', () => {
  it('draws a scene of its own for every name', async () => {
    const scenes: EmptyDrawingName[] = ['records', 'messages', 'search', 'wallet', 'fault'];
    const subjects: EmptySubject[] = [
      'orders',
      'results',
      'games',
      'products',
      'cities',
      'guides',
      'videos',
      'feedback',
      'recharges',
      'withdrawals',
      'bankCard',
      'payments',
      'devices',
      'service',
      'page',
    ];
    const names = [...scenes, ...subjects];
    const drawings = names.map((name) => render(<Drawing name={name} />).container);
    await waitFor(() => {
      for (const drawing of drawings) expect(drawing.querySelectorAll('path').length).toBeGreaterThan(0);
    });
    expect(new Set(drawings.map(({ innerHTML }) => innerHTML)).size).toBe(names.length);
  });
});
