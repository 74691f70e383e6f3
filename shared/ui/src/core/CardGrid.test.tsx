import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CardGrid } from './CardGrid';
import { PictureCard } from './PictureCard';

describe('CardGrid', () => {
  it('lists its cards, each a link named by name and text', () => {
    render(
      <CardGrid>
        <PictureCard ratio="4 / 3" name="Ember carafe" text="Two litres" render={<a href="#/1" />} />
        <PictureCard ratio="4 / 3" name="Field lamp" render={<a href="#/2" />} />
        {null}
      </CardGrid>,
    );
    const cards = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(cards.map((card) => card.textContent)).toEqual(['Ember carafeTwo litres', 'Field lamp']);
    expect(screen.getByRole('link', { name: 'Ember carafe Two litres' })).toHaveAttribute('href', '#/1');
  });

  it('begins with the cards of the first sight, and the others come right after', () => {
    const grid = (
      <CardGrid>
        {Array.from({ length: 9 }, (_, index) => (
          <span key={index}>{`Card ${index}`}</span>
        ))}
      </CardGrid>
    );
    // What is drawn first is what a server would send.
    const first = renderToStaticMarkup(grid);
    expect(first.match(/Card \d/g)).toHaveLength(6);
    // What follows the cards stands where the others will leave it: out of sight.
    expect(first).toContain('class="grid begins"');
    render(grid);
    expect(screen.getByRole('list')).toHaveClass('grid', { exact: true });
    expect(screen.getAllByRole('listitem').map((card) => card.textContent)).toEqual(
      Array.from({ length: 9 }, (_, index) => `Card ${index}`),
    );
  });

  it('loads at once what is in sight, the rest when it comes near', () => {
    const { container } = render(
      <CardGrid>
        <PictureCard src="/a.webp" ratio="1 / 1" name="A" eager render={<a href="#/1" />} />
        <PictureCard src="/b.webp" ratio="1 / 1" name="B" render={<a href="#/2" />} />
      </CardGrid>,
    );
    const pictures = [...container.querySelectorAll('img')];
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(['eager', 'lazy']);
  });
});
