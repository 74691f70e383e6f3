declare module 'webvtt-parser' {
  class WebVTTParser {
    parse(
      text: string,
      mode: 'captions' | 'chapters' | 'metadata',
    ): { cues: unknown[]; errors: { message: string; line: number; col?: number }[] };
  }
  const webvtt: { WebVTTParser: typeof WebVTTParser };
  export default webvtt;
}
