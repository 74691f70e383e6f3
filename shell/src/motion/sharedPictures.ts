/** How many named elements are looked at; the others of a screen that has more move nothing. */
const most = 60;
const nameForm = /^[\w-]{1,64}$/;

/** A picture on screen, and where it is. */
export interface Shot {
  /** What moves: the named element where it is the picture's box, else the picture in it. */
  element: HTMLElement;
  /** The same picture in the same place, over everything and out of reach. */
  copy(): HTMLElement;
}

/**
 * The pictures in sight that screens have named by `data-shared`, by name. Where a name is there twice, the one that was
 * pressed counts, else the first.
 */
export function picturesOn(page: ParentNode, pressed?: EventTarget | null): Map<string, Shot> {
  const found = new Map<string, Shot>();
  const named = [...page.querySelectorAll<HTMLElement>('main [data-shared]:not([inert] *)')].slice(0, most);
  for (const place of named) {
    const name = place.dataset.shared ?? '';
    const picture = place.querySelector('img');
    if (!nameForm.test(name) || !picture?.complete || !picture.naturalWidth) continue;
    const isPressed = pressed instanceof Node && place.contains(pressed);
    if (found.has(name) && !isPressed) continue;
    const shot = shotOf(place, picture);
    if (shot) found.set(name, shot);
  }
  return found;
}

/** Null for a picture that is out of sight. */
function shotOf(place: HTMLElement, picture: HTMLImageElement): Shot | null {
  const { top, left, width, height, bottom, right } = picture.getBoundingClientRect();
  const inSight = bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
  if (!inSight || width === 0 || height === 0) return null;
  const { objectFit } = getComputedStyle(picture);
  const isBox = Math.abs(place.offsetHeight - height) < 2 && Math.abs(place.offsetWidth - width) < 2;
  return {
    element: isBox ? place : picture,
    copy() {
      const copy = new Image();
      copy.className = 'shared-picture';
      copy.alt = '';
      copy.setAttribute('aria-hidden', 'true');
      copy.decoding = 'sync';
      copy.src = picture.currentSrc || picture.src;
      Object.assign(copy.style, {
        top: `${top}px`,
        left: `${left}px`,
        width: `${width}px`,
        height: `${height}px`,
        objectFit,
      });
      return copy;
    },
  };
}
