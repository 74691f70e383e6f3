/** Frequency in Hz, and when it begins and ends in seconds. */
type Tone = readonly [hz: number, from: number, to: number];

const tones = {
  draw: [[520, 0, 0.12]],
  win: [
    [660, 0, 0.12],
    [880, 0.12, 0.3],
  ],
} satisfies Record<string, readonly Tone[]>;
const loudness = 0.06;

let context: AudioContext | undefined;

/** Lets a cue be heard. */
export function sound(kind: keyof typeof tones): void {
  context ??= new AudioContext();
  void context.resume();
  for (const tone of tones[kind]) play(context, tone);
}

function play(on: AudioContext, [hz, from, to]: Tone): void {
  const [begin, end] = [on.currentTime + from, on.currentTime + to];
  const oscillator = new OscillatorNode(on, { frequency: hz });
  const gain = new GainNode(on, { gain: 0 });
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loudness, begin + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.001, end);
  oscillator.connect(gain).connect(on.destination);
  oscillator.start(begin);
  oscillator.stop(end);
}
