import { pageSize, type PdfPage, type PlacedText } from './imagePdf';

/** A line of a document: a heading, a name with its value, cells of a table, or plain text. */
export type Line =
  | { kind: 'title' | 'heading' | 'text'; text: string }
  | { kind: 'fact'; name: string; value: string }
  | { kind: 'row'; cells: readonly string[]; isHead?: boolean }
  | { kind: 'space' };

export interface Layout {
  /** BCP 47: browsers choose the forms of Han characters by it. */
  language: string;
  /** Widths of the cells of rows as shares of the line; the last cell is set to the right. */
  columns?: readonly number[];
  footer: (page: number, pages: number) => string;
}

const margin = 48;
const across = pageSize.width - 2 * margin;
/** Pixels for a point: 150 to the inch. */
const scale = 150 / 72;
const sizes = { title: 18, heading: 12, text: 10, fact: 10, row: 9 } as const;
const leading = 1.5;
const ink = '#14213d';
const muted = '#566079';
const rule = '#c3cad8';
const family =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans CJK SC", "PingFang SC", sans-serif';

/**
 * Draws lines on pages of A4 with the device's own fonts, which have every language that the device shows, and keeps each
 * text with its place. Throws where the browser draws nothing.
 */
export async function drawPages(lines: readonly Line[], layout: Layout): Promise<PdfPage[]> {
  const sheets: Sheet[] = [new Sheet(layout.language)];
  for (const line of lines) {
    const last = sheets.at(-1)!;
    if (!last.fits(line)) sheets.push(new Sheet(layout.language));
    sheets.at(-1)!.draw(line, layout.columns ?? [1]);
  }
  return Promise.all(
    sheets.map((sheet, index) => {
      sheet.foot(layout.footer(index + 1, sheets.length));
      return sheet.toPage();
    }),
  );
}

class Sheet {
  private readonly canvas = document.createElement('canvas');
  private readonly context: CanvasRenderingContext2D;
  private readonly texts: PlacedText[] = [];
  private y = margin;

  constructor(language: string) {
    this.canvas.width = Math.round(pageSize.width * scale);
    this.canvas.height = Math.round(pageSize.height * scale);
    this.canvas.lang = language;
    const context = this.canvas.getContext('2d');
    if (!context) throw new Error('This browser draws no pages.');
    this.context = context;
    context.scale(scale, scale);
    context.fillStyle = '#fff';
    context.fillRect(0, 0, pageSize.width, pageSize.height);
  }

  fits(line: Line): boolean {
    const size = line.kind === 'space' ? sizes.text : sizes[line.kind];
    return this.y + size * leading * 2 < pageSize.height - margin;
  }

  draw(line: Line, columns: readonly number[]): void {
    if (line.kind === 'space') {
      this.y += sizes.text;
      return;
    }
    const size = sizes[line.kind];
    this.y += size * leading;
    if (line.kind === 'fact') {
      this.put(line.name, { x: margin, size, color: muted, most: across * 0.4 });
      this.put(line.value, { x: margin + across * 0.4, size, most: across * 0.6 });
    } else if (line.kind === 'row') this.row(line, columns, size);
    else
      for (const part of this.wrapped(line.text, size, line.kind !== 'text')) {
        if (part.isNext) this.y += size * leading;
        this.put(part.text, { x: margin, size, isBold: line.kind !== 'text' });
      }
  }

  private row(
    { cells, isHead = false }: Extract<Line, { kind: 'row' }>,
    columns: readonly number[],
    size: number,
  ) {
    let x = margin;
    cells.forEach((cell, index) => {
      const most = (columns[index] ?? 0) * across;
      const isLast = index === cells.length - 1;
      this.put(cell, {
        x,
        size,
        most: most - 4,
        isBold: isHead,
        color: isHead ? muted : ink,
        ...(isLast && { toRight: x + most }),
      });
      x += most;
    });
    this.context.fillStyle = rule;
    this.context.fillRect(margin, this.y + 4, across, 0.5);
    this.y += 3;
  }

  foot(text: string): void {
    this.y = pageSize.height - margin / 2;
    this.put(text, { x: margin, size: 8, color: muted, toRight: margin + across });
  }

  private put(
    text: string,
    look: { x: number; size: number; color?: string; isBold?: boolean; most?: number; toRight?: number },
  ): void {
    const { context } = this;
    const { size, color = ink, isBold = false, most = across, toRight } = look;
    context.font = `${isBold ? '600 ' : ''}${size}px ${family}`;
    context.fillStyle = color;
    const shown = this.cut(text, most);
    const width = context.measureText(shown).width;
    const x = toRight === undefined ? look.x : toRight - width;
    context.fillText(shown, x, this.y);
    this.texts.push({ text: shown, x, y: this.y, size, width });
  }

  private cut(text: string, most: number): string {
    if (this.context.measureText(text).width <= most) return text;
    let end = text.length;
    while (end > 1 && this.context.measureText(`${text.slice(0, end)}…`).width > most) end -= 1;
    return `${text.slice(0, end)}…`;
  }

  /** A text in as many lines as it takes, broken between words, or anywhere where there are none. */
  private wrapped(text: string, size: number, isBold: boolean): { text: string; isNext: boolean }[] {
    this.context.font = `${isBold ? '600 ' : ''}${size}px ${family}`;
    const found: string[] = [''];
    for (const piece of text.split(/(?<=\s)|(?=[\u3000-\u9fff\uac00-\ud7af])/u)) {
      const next = found.at(-1)! + piece;
      if (found.at(-1) && this.context.measureText(next.trimEnd()).width > across) found.push(piece);
      else found[found.length - 1] = next;
    }
    return found.map((part, index) => ({ text: part.trim(), isNext: index > 0 }));
  }

  toPage(): Promise<PdfPage> {
    const { canvas, texts } = this;
    return new Promise((resolve, reject) => {
      canvas.toBlob(
        (blob) => {
          if (!blob) return reject(new Error('This browser made no picture of a page.'));
          blob
            .arrayBuffer()
            .then(
              (bytes) =>
                resolve({ jpeg: new Uint8Array(bytes), width: canvas.width, height: canvas.height, texts }),
              reject,
            );
        },
        'image/jpeg',
        0.9,
      );
    });
  }
}
