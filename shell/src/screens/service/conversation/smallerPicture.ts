/** As large as the server keeps pictures of messages. */
const longestEdge = 1_600;
/** A smaller file goes out as it is. */
const smallBytes = 400_000;

/** How large a picture becomes, so that neither edge is longer than the server keeps it. */
export function smallerSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, longestEdge / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** A photo in the size that is kept, since a phone's own has several megabytes; the file itself where it can't be read here. */
export async function smallerPicture(file: File): Promise<Blob> {
  if (file.size <= smallBytes) return file;
  try {
    const bitmap = await createImageBitmap(file);
    const size = smallerSize(bitmap);
    const canvas = Object.assign(document.createElement('canvas'), size);
    canvas.getContext('2d')!.drawImage(bitmap, 0, 0, size.width, size.height);
    bitmap.close();
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
    return made && made.size < file.size ? made : file;
  } catch {
    return file;
  }
}
