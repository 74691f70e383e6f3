declare module 'webvtt-parser' {
  interface Parser {
    parse(
      text: string,
      mode: 'captions' | 'chapters' | 'metadata',
    ): { cues: unknown[]; errors: { message: string; line: number; col?: number }[] };
  }
  const webvtt: { WebVTTParser: new () => Parser };
  export default webvtt;
}
