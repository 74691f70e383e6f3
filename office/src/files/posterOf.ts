const mostWidth = 1_280;
const patienceMs = 15_000;

/** A frame near the beginning of a film, drawn by the browser; null for one that it can't play. */
export async function posterOf(film: File): Promise<File | null> {
  const video = document.createElement('video');
  const address = URL.createObjectURL(film);
  try {
    video.muted = true;
    video.preload = 'auto';
    const ready = event(video, 'loadedmetadata');
    video.src = address;
    await ready;
    const sought = event(video, 'seeked');
    video.currentTime = Math.min(1, video.duration / 2);
    await sought;
    const scale = Math.min(1, mostWidth / video.videoWidth);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    return picture && new File([picture], `${film.name}.png`, { type: picture.type });
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

const event = (video: HTMLVideoElement, name: 'loadedmetadata' | 'seeked') =>
  new Promise<void>((resolve, reject) => {
    const signal = AbortSignal.timeout(patienceMs);
    signal.addEventListener('abort', () => reject(new Error('It takes too long.')));
    video.addEventListener(name, () => resolve(), { once: true });
    video.addEventListener('error', () => reject(new Error('It can’t be played.')), { once: true });
  });
