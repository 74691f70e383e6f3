declare module 'webvtt-parser' {
  export class WebVTTParser {
    parse(
      text: string,
      mode: 'captions' | 'chapters' | 'metadata',
    ): { cues: unknown[]; errors: { message: string; line: number; col?: number }[] };
  }
}
