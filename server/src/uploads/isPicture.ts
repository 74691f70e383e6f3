const text = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

/** Whether bytes begin as a jpeg, png or webp does. What they are called says nothing. */
export function isPicture(bytes: Buffer): boolean {
  return (
    text(bytes, 0, 3) === '\xff\xd8\xff' ||
    text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n' ||
    (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP')
  );
}
