/**
 * A small anti-aliased raster. Heights run from 0 (top) to 1 (bottom), widths from 0 to `canvas.wide`,
 * so that a scene looks the same at every size.
 */
export class Raster {
  #backgrounds = new Map();

  constructor(width, height) {
    this.width = width;
    this.height = height;
    this.wide = width / height;
    this.pixels = Buffer.alloc(width * height * 3);
  }

  /** Fills everything with a slanted gradient from the top left to the bottom right. */
  ground(from, to, slant = 0.45) {
    const key = `${from}${to}${slant}`;
    if (!this.#backgrounds.has(key)) this.#backgrounds.set(key, this.#gradient(rgb(from), rgb(to), slant));
    this.#backgrounds.get(key).copy(this.pixels);
  }

  disc(x, y, radius, colour, alpha = 1) {
    this.ellipse({ x, y, rx: radius, ry: radius }, colour, alpha);
  }

  /** `soft` is the share of the radius over which the edge fades out. */
  ellipse({ x, y, rx, ry, soft = 0 }, colour, alpha = 1) {
    const edge = Math.max(soft * Math.min(rx, ry), 1 / this.height);
    const scale = Math.min(rx, ry);
    this.#paint({ x: x - rx, y: y - ry, w: rx * 2, h: ry * 2, colour, alpha }, (px, py) => {
      const distance = (Math.hypot((px - x) / rx, (py - y) / ry) - 1) * scale;
      return soft ? clamp(-distance / edge) : clamp(0.5 - distance / edge);
    });
  }

  ring(shape, colour, alpha = 1) {
    const { x, y, radius, width } = shape;
    const reach = radius + width;
    this.#paint({ x: x - reach, y: y - reach, w: reach * 2, h: reach * 2, colour, alpha }, (px, py) =>
      clamp(0.5 - (Math.abs(Math.hypot(px - x, py - y) - radius) - width / 2) * this.height),
    );
  }

  rect({ x, y, w, h }, colour, alpha = 1) {
    const unit = this.height;
    this.#paint({ x, y, w, h, colour, alpha }, (px, py) => {
      const inX = Math.min(clamp((px - x) * unit + 0.5), clamp((x + w - px) * unit + 0.5));
      return inX * Math.min(clamp((py - y) * unit + 0.5), clamp((y + h - py) * unit + 0.5));
    });
  }

  /** A line with round ends. */
  line({ x1, y1, x2, y2, width }, colour, alpha = 1) {
    const half = width / 2;
    const dx = x2 - x1;
    const dy = y2 - y1;
    const length = dx * dx + dy * dy || 1e-9;
    const box = { x: Math.min(x1, x2) - half, y: Math.min(y1, y2) - half, colour, alpha };
    this.#paint({ ...box, w: Math.abs(dx) + width, h: Math.abs(dy) + width }, (px, py) => {
      const along = clamp(((px - x1) * dx + (py - y1) * dy) / length);
      return clamp(0.5 - (Math.hypot(px - x1 - dx * along, py - y1 - dy * along) - half) * this.height);
    });
  }

  /** Fills each column from `topOf(x)` down to `bottom`; `fade` above 0 lets it vanish downwards. */
  below(topOf, colour, { alpha = 1, bottom = 1, fade = 0 } = {}) {
    const [r, g, b] = rgb(colour);
    const last = Math.min(this.height, Math.round(bottom * this.height));
    for (let column = 0; column < this.width; column += 1) {
      const top = topOf((column + 0.5) / this.height) * this.height;
      for (let row = Math.max(0, Math.floor(top)); row < last; row += 1) {
        const cover = row < top ? 1 - (top - row) : 1;
        const left = fade ? clamp(1 - (row - top) / (fade * this.height)) : 1;
        if (left > 0) this.#blend((row * this.width + column) * 3, [r, g, b], cover * alpha * left);
      }
    }
  }

  #gradient(from, to, slant) {
    const filled = Buffer.alloc(this.pixels.length);
    for (let at = 0; at < this.width * this.height; at += 1) {
      const x = (at % this.width) / this.width;
      const y = Math.floor(at / this.width) / this.height;
      const share = x * slant + y * (1 - slant);
      for (let part = 0; part < 3; part += 1)
        filled[at * 3 + part] = from[part] + (to[part] - from[part]) * share;
    }
    return filled;
  }

  #paint({ x, y, w, h, colour, alpha }, coverAt) {
    const unit = this.height;
    const tone = rgb(colour);
    const right = Math.min(this.width - 1, Math.ceil((x + w) * unit));
    const bottom = Math.min(this.height - 1, Math.ceil((y + h) * unit));
    for (let row = Math.max(0, Math.floor(y * unit) - 1); row <= bottom; row += 1) {
      for (let column = Math.max(0, Math.floor(x * unit) - 1); column <= right; column += 1) {
        const cover = coverAt((column + 0.5) / unit, (row + 0.5) / unit);
        if (cover > 0) this.#blend((row * this.width + column) * 3, tone, cover * alpha);
      }
    }
  }

  #blend(at, [r, g, b], alpha) {
    const { pixels } = this;
    pixels[at] += (r - pixels[at]) * alpha;
    pixels[at + 1] += (g - pixels[at + 1]) * alpha;
    pixels[at + 2] += (b - pixels[at + 2]) * alpha;
  }
}

export const clamp = (value, low = 0, high = 1) => (value < low ? low : value > high ? high : value);

const parsed = new Map();

function rgb(colour) {
  let tone = parsed.get(colour);
  if (!tone) {
    tone = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
    parsed.set(colour, tone);
  }
  return tone;
}
