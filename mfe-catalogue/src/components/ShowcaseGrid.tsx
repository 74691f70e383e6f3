import type { ShowcaseItem } from '@members/contract';
import { Link } from '@members/mfe-kit/router';
import { CardGrid, PictureCard, PictureCardSkeleton } from '@members/ui/core';

/** Width to height of the pictures, as in CSS: every box has its size before its picture is there. */
export const productRatio = '4 / 3';
export const portraitRatio = '4 / 5';

/** Names the picture of an item for the shell, which moves it from screen to screen (decision 103). */
export const sharedName = (id: number) => `showcase-${id}`;

interface Props {
  items: readonly ShowcaseItem[];
  /** Where a tap leads. */
  pathOf: (item: ShowcaseItem) => string;
  /** Width to height of the pictures, as in CSS. */
  ratio: string;
}

/** Pictures that are loaded at once: those visible before anything is scrolled. */
const firstSight = 4;

/** Products or companions, two in a row: picture, name and subtitle. */
export function ShowcaseGrid({ items, pathOf, ratio }: Props) {
  return (
    <CardGrid>
      {items.map((item, index) => (
        <PictureCard
          key={item.id}
          src={item.imageUrls[0]}
          ratio={ratio}
          name={item.name}
          text={item.subtitle}
          price={item.price}
          eager={index < firstSight}
          render={<Link to={pathOf(item)} data-shared={sharedName(item.id)} />}
        />
      ))}
    </CardGrid>
  );
}

export function ShowcaseGridSkeleton({ ratio }: Pick<Props, 'ratio'>) {
  return (
    <CardGrid>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <PictureCardSkeleton key={key} ratio={ratio} />
      ))}
    </CardGrid>
  );
}
