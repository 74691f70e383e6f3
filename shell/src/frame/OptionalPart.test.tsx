import { render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { OptionalPart } from './OptionalPart';

const loading = (load: () => Promise<{ default: () => string }>) => lazy(load);

describe('a part that a screen can do without', () => {
  it('takes the place of its fallback when it has come', async () => {
    const Part = loading(async () => ({ default: () => 'moving' }));
    render(
      <OptionalPart fallback="still">
        <Part />
      </OptionalPart>,
    );
    expect(screen.getByText('still')).toBeInTheDocument();
    expect(await screen.findByText('moving')).toBeInTheDocument();
  });

  it('leaves its fallback and all else where the network is gone', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let refuse: (() => void) | undefined;
    const Part = loading(
      () => new Promise((_resolve, reject) => (refuse = () => reject(new Error('offline')))),
    );
    render(
      <p>
        <OptionalPart fallback="still">
          <Part />
        </OptionalPart>
        <b>the rest</b>
      </p>,
    );
    refuse?.();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.getByText('still', { exact: false })).toHaveTextContent('stillthe rest');
  });
});
