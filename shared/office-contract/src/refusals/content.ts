export const contentRefusals = {
  contentTaken: 'There is another {{kind}} with this name, or an archived one.',
  contentOrder: 'The list has changed since you opened it. Look at it again.',
  uploadUnfinished: 'The file has not arrived yet. Send it again.',
  uploadTooLarge: 'The file is too large: {{megabytes}} MB at most.',
  pictureUnreadable: 'This is no picture that can be read. Send a JPEG, PNG, WebP or AVIF.',
  pictureDrawing: 'An SVG can carry scripts, so it is not taken. Save it as PNG or WebP.',
  clipUnreadable: 'This is no MP4 file that can be read.',
  clipCodec: 'Phones don’t play {{codec}}. Save the video as MP4 with H.264 and AAC.',
  captionsWrong: 'Line {{line}} of the captions is wrong: {{fault}}',
  importUnreadable: 'The file can’t be read: {{fault}}',
  importColumn: 'There is no column {{column}}, or it is there twice.',
  importWrong: '{{lines}} lines of the file are wrong, so nothing of it was done.',
} as const;
