import { imagePdf, pageSize, type PdfPage } from './imagePdf';

const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xd9);
const page = (text: string): PdfPage => ({
  ...{ jpeg, width: 1240, height: 1754 },
  texts: [{ text, x: 48, y: 100, size: 10, width: 40 }],
});

/** A file byte by byte, so that places in the text are places in the file. */
async function bytesOf(pages: PdfPage[]): Promise<string> {
  const blob = imagePdf(pages, { title: '对账单', language: 'zh-CN' });
  const bytes = await new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(blob);
  });
  return String.fromCharCode(...new Uint8Array(bytes));
}

describe('a PDF of pictures (decision 98)', () => {
  test('names the place of every object', async () => {
    const file = await bytesOf([page('A'), page('B')]);
    const table = file.slice(file.lastIndexOf('xref\n0'));
    const offsets = [...table.matchAll(/^(\d{10}) 00000 n /gm)].map(([, offset]) => Number(offset));
    expect(offsets).toHaveLength(13);
    offsets.forEach((offset, index) =>
      expect(file.slice(offset, offset + 10)).toMatch(new RegExp(`^${index + 1} 0 obj`)),
    );
    const [, start] = /startxref\n(\d+)\n%%EOF\n$/.exec(file)!;
    expect(file.slice(Number(start), Number(start) + 4)).toBe('xref');
  });

  test('says how long each of its streams is', async () => {
    const file = await bytesOf([page('充值')]);
    const streams = [...file.matchAll(/\/Length (\d+) >>\nstream\n/g)];
    expect(streams).toHaveLength(3);
    for (const found of streams) {
      const end = found.index + found[0].length + Number(found[1]);
      expect(file.slice(end, end + 10)).toBe('\nendstream');
    }
  });

  test('has a page of A4 for each picture, in the language of its texts, which can be found', async () => {
    const file = await bytesOf([page('充值'), page('₩1')]);
    expect(file.match(/\/Type \/Page /g)).toHaveLength(2);
    expect(file).toContain(`/MediaBox [0 0 ${pageSize.width} ${pageSize.height}]`);
    expect(file).toContain('/Lang (zh-CN)');
    expect(file).toContain('<5145503c> Tj');
    expect(file).toContain('48.00 742.00 Td');
    expect(file).toContain('/Title <FEFF5bf98d265355>');
  });
});
