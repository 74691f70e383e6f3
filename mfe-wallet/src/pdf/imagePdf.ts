/** A text that stands on a page's picture, in points from the upper left corner, so that it can be found and copied. */
export interface PlacedText {
  text: string;
  x: number;
  /** Of the base line. */
  y: number;
  size: number;
  width: number;
}

/** A page as a JPEG picture with the texts that are drawn on it. */
export interface PdfPage {
  jpeg: Uint8Array;
  /** Of the picture, in pixels. */
  width: number;
  height: number;
  texts: readonly PlacedText[];
}

/** A4 in points. */
export const pageSize = { width: 595, height: 842 } as const;

/**
 * A PDF 1.7 of pictures, each under its own text, which is there to be read and not to be seen: it needs no font, since
 * each code stands for the UTF-16 unit of its number (decision 98).
 */
export function imagePdf(
  pages: readonly PdfPage[],
  { title, language }: { title: string; language: string },
): Blob {
  const encoder = new TextEncoder();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const offsets: number[] = [];
  let length = 0;
  const add = (piece: string | Uint8Array) => {
    const bytes = typeof piece === 'string' ? encoder.encode(piece) : new Uint8Array(piece);
    parts.push(bytes);
    length += bytes.length;
  };
  const object = (number: number, ...content: (string | Uint8Array)[]) => {
    offsets[number] = length;
    add(`${number} 0 obj\n`);
    content.forEach(add);
    add('\nendobj\n');
  };
  const stream = (number: number, dictionary: string, content: Uint8Array) =>
    object(number, `<< ${dictionary} /Length ${content.length} >>\nstream\n`, content, '\nendstream');

  const [catalog, tree, font, descendant, descriptor, toUnicode, info] = [1, 2, 3, 4, 5, 6, 7];
  /** Page, content and picture of each. */
  const numberOf = (index: number) => info! + 1 + index * 3;
  const { width, height } = pageSize;
  add('%PDF-1.7\n%\u00e2\u00e3\n');
  object(catalog!, `<< /Type /Catalog /Pages ${tree} 0 R /Lang (${language}) >>`);
  object(
    tree!,
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${numberOf(index)} 0 R`).join(' ')}] >>`,
  );
  object(
    font!,
    `<< /Type /Font /Subtype /Type0 /BaseFont /Unseen /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] /ToUnicode ${toUnicode} 0 R >>`,
  );
  object(
    descendant!,
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Unseen /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} 0 R /DW 500 >>`,
  );
  object(
    descriptor!,
    '<< /Type /FontDescriptor /FontName /Unseen /Flags 4 /FontBBox [0 0 500 1000] /ItalicAngle 0 /Ascent 1000 /Descent 0 /CapHeight 1000 /StemV 80 >>',
  );
  stream(toUnicode!, '', encoder.encode(unicodeMap()));
  object(info!, `<< /Title <FEFF${hexOf(title)}> >>`);
  pages.forEach((page, index) => {
    const [number, content, picture] = [numberOf(index), numberOf(index) + 1, numberOf(index) + 2];
    object(
      number,
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${content} 0 R /Resources << /Font << /F ${font} 0 R >> /XObject << /P ${picture} 0 R >> >> >>`,
    );
    const drawn = [`q ${width} 0 0 ${height} 0 0 cm /P Do Q`, ...page.texts.map(unseen)].join('\n');
    stream(content, '', encoder.encode(drawn));
    stream(
      picture,
      `/Type /XObject /Subtype /Image /Width ${page.width} /Height ${page.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
      page.jpeg,
    );
  });
  const start = length;
  const entries = offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  add(`xref\n0 ${offsets.length}\n0000000000 65535 f \n${entries.join('')}`);
  add(
    `trailer\n<< /Size ${offsets.length} /Root ${catalog} 0 R /Info ${info} 0 R >>\nstartxref\n${start}\n%%EOF\n`,
  );
  return new Blob(parts, { type: 'application/pdf' });
}

/** UTF-16, big-endian, in hexadecimal digits. */
const hexOf = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('');

/** A text in rendering mode 3, which draws nothing, as wide as it is on the picture. */
function unseen({ text, x, y, size, width }: PlacedText): string {
  const natural = text.length * size * 0.5;
  const scale = natural > 0 ? (100 * width) / natural : 100;
  const place = `${x.toFixed(2)} ${(pageSize.height - y).toFixed(2)}`;
  return `BT /F ${size} Tf 3 Tr ${scale.toFixed(1)} Tz ${place} Td <${hexOf(text)}> Tj ET`;
}

/** Says that each code is the unit of its number; a map has at most 100 ranges in a block, each of one first byte. */
function unicodeMap(): string {
  const byte = (value: number) => value.toString(16).padStart(2, '0');
  const ranges = Array.from({ length: 256 }, (_, high) => byte(high)).map(
    (high) => `<${high}00> <${high}ff> <${high}00>`,
  );
  const blocks = [ranges.slice(0, 100), ranges.slice(100, 200), ranges.slice(200)].map(
    (block) => `${block.length} beginbfrange\n${block.join('\n')}\nendbfrange`,
  );
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange\n<0000> <ffff>\nendcodespacerange',
    ...blocks,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}
