// Small synthesised sounds: paper, wood and a bell. No recordings.
// Invariant: silent until the first click or key press, as browsers require, and while muted.
import type { How } from '@sleight/kit/staging';
import { useSettings } from '../settings/store';

type Sound = (out: Out) => void;

interface Out {
  readonly context: AudioContext;
  readonly to: AudioNode;
}

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

const NOISE_SECONDS = 0.5;

function whisper(
  { sampleRate }: AudioContext,
  make: (length: number, rate: number) => AudioBuffer,
): AudioBuffer {
  const buffer = make(sampleRate * NOISE_SECONDS, sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return buffer;
}

/** Loud at once, then fading out over this many seconds. */
function fading({ context: c, to }: Out, loud: number, seconds: number, delay: number): GainNode {
  const gain = c.createGain();
  const at = c.currentTime + delay;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(to);
  return gain;
}

/** Paper: band-passed noise that slides from one pitch to another. */
function rustle(out: Out, from: number, till: number, seconds: number, loud: number, delay = 0): void {
  const { context: c } = out;
  noise ??= whisper(c, (length, rate) => c.createBuffer(1, length, rate));
  const source = c.createBufferSource();
  source.buffer = noise;
  const window = c.createBiquadFilter();
  window.type = 'bandpass';
  window.Q.value = 1.4;
  const at = c.currentTime + delay;
  window.frequency.setValueAtTime(from, at);
  window.frequency.exponentialRampToValueAtTime(till, at + seconds);
  source.connect(window).connect(fading(out, loud, seconds, delay));
  source.start(at);
  source.stop(at + seconds);
}

/** Wood or metal: one tone that may fall. */
function tone(out: Out, from: number, till: number, seconds: number, loud: number, delay = 0): void {
  const { context: c } = out;
  const source = c.createOscillator();
  source.type = 'triangle';
  const at = c.currentTime + delay;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(till, at + seconds);
  source.connect(fading(out, loud, seconds, delay));
  source.start(at);
  source.stop(at + seconds);
}

const land: Sound = (out) => {
  rustle(out, 900, 2600, 0.16, 0.22);
  tone(out, 150, 70, 0.14, 0.5, 0.3);
};

const SOUNDS: Readonly<Partial<Record<How | 'turn', Sound>>> = {
  deal: (out) => rustle(out, 1800, 3800, 0.09, 0.2),
  play: land,
  merge: land,
  move: (out) => rustle(out, 700, 2000, 0.18, 0.2),
  leave: (out) => {
    rustle(out, 2600, 300, 0.35, 0.4);
    tone(out, 110, 45, 0.3, 0.4);
  },
  flip: (out) => {
    rustle(out, 1200, 4000, 0.07, 0.25);
    rustle(out, 3000, 900, 0.08, 0.25, 0.17);
  },
  mark: (out) => tone(out, 520, 620, 0.1, 0.18),
  roll: (out) => tone(out, 880, 940, 0.06, 0.08),
  score: (out) => {
    tone(out, 523, 523, 0.5, 0.25);
    tone(out, 784, 784, 0.6, 0.22, 0.14);
  },
  attack: (out) => {
    rustle(out, 400, 3000, 0.12, 0.35);
    tone(out, 180, 50, 0.2, 0.6, 0.14);
  },
  pulse: (out) => tone(out, 392, 392, 0.14, 0.12),
  shuffle: (out) => {
    for (const delay of [0, 0.07, 0.14, 0.2]) rustle(out, 1400, 3200, 0.06, 0.2, delay);
  },
  sweep: (out) => rustle(out, 3000, 500, 0.4, 0.3),
  banner: (out) => tone(out, 98, 96, 0.9, 0.45),
  end: (out) => {
    tone(out, 98, 96, 1.4, 0.5);
    tone(out, 147, 146, 1.4, 0.3, 0.1);
  },
  turn: (out) => {
    tone(out, 659, 659, 0.22, 0.16);
    tone(out, 880, 880, 0.3, 0.14, 0.12);
  },
};

/** Browsers allow sound after the first interaction. */
function out(): Out | null {
  const { isMuted, volume } = useSettings.getState();
  if (isMuted || volume === 0 || navigator.userActivation?.hasBeenActive === false) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const to = context.createGain();
  to.gain.value = (volume / 100) ** 2;
  to.connect(context.destination);
  return { context, to };
}

export function soundOf(what: How | 'turn'): void {
  const sound = SOUNDS[what];
  const where = sound === undefined ? null : out();
  if (where !== null) sound?.(where);
}
