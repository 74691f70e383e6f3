/** Pieces of SVG that every drawing uses. */

export function svg(width, height, body) {
  const ids = new Map();
  // Short ids in order of use keep the files small and equal on every run.
  const named = body.replace(/@@(\d+)@@/g, (_, key) => {
    if (!ids.has(key)) ids.set(key, `s${ids.size}`);
    return ids.get(key);
  });
  const view = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${view}>${named}</svg>\n`;
}

let used = 0;
const freshId = () => `@@${(used += 1)}@@`;

const attributes = (list) =>
  Object.entries(list)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? Math.round(value * 10) / 10 : value}"`)
    .join('');

export const rect = (x, y, width, height, fill, more = {}) =>
  `<rect${attributes({ x, y, width, height, fill, ...more })}/>`;
export const circle = (cx, cy, r, fill, more = {}) => `<circle${attributes({ cx, cy, r, fill, ...more })}/>`;
export const ellipse = (cx, cy, rx, ry, fill, more = {}) =>
  `<ellipse${attributes({ cx, cy, rx, ry, fill, ...more })}/>`;
export const path = (d, fill, more = {}) => `<path${attributes({ d, fill, ...more })}/>`;
export const stroke = (d, colour, width, more = {}) =>
  `<path${attributes({ d, fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round', ...more })}/>`;
export const polygon = (points, fill, more = {}) => `<polygon${attributes({ points, fill, ...more })}/>`;

export const group = (transform, ...body) => `<g transform="${transform}">${body.join('')}</g>`;
export const at = (x, y, scale, ...body) => group(`translate(${x} ${y}) scale(${scale})`, ...body);
export const faded = (opacity, ...body) => `<g opacity="${opacity}">${body.join('')}</g>`;

export function clipped(d, ...body) {
  const id = freshId();
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${body.join('')}</g>`;
}

/** Answers the definition and the fill that refers to it; `to` is the end of the direction, `[1, 1]` is slanted. */
export function gradient(from, until, [x2, y2] = [0, 1]) {
  const id = freshId();
  const stops = `<stop stop-color="${from}"/><stop offset="1" stop-color="${until}"/>`;
  const definition = `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stops}</linearGradient>`;
  return { definition, fill: `url(#${id})` };
}

export function filled(d, from, until, direction) {
  const { definition, fill } = gradient(from, until, direction);
  return definition + path(d, fill);
}

export function backdrop(width, height, from, until, direction = [0, 1]) {
  const { definition, fill } = gradient(from, until, direction);
  return definition + rect(0, 0, width, height, fill);
}

/** A body with a lit left side and a shaded right side; `box` is its extent `[left, top, width, height]`. */
export function solid(d, colour, [left, top, width, height]) {
  return (
    path(d, colour) +
    clipped(
      d,
      rect(left + width * 0.68, top, width * 0.32, height, '#000000', { opacity: 0.13 }),
      rect(left + width * 0.12, top, width * 0.1, height, '#ffffff', { opacity: 0.28 }),
    )
  );
}

export const groundShadow = (cx, cy, rx) => ellipse(cx, cy, rx, rx * 0.14, '#14213d', { opacity: 0.13 });
