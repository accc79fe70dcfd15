/** Frequencies in Hz of the chord (D, A, D, F sharp, B) and of the single notes above it (a pentatonic scale). */
const chord = [73.42, 110, 146.83, 185, 246.94];
const falling = [440, 493.88, 587.33, 739.99, 880, 987.77];
const FADE_S = 2.5;

/**
 * Starts the sound of the gate: a chord that fades in slowly, the sound of the sea below it, and a single note now and
 * then. It is synthesised, so that nothing is downloaded. Call it from a gesture of the visitor.
 */
export function startLightSound() {
  const context = new AudioContext();
  const master = new GainNode(context, { gain: 0 });
  const echo = echoInto(context, master);
  master.connect(context.destination);
  for (const [index, frequency] of chord.entries()) drone(context, frequency, index).connect(echo);
  sea(context).connect(master);
  const bells = setInterval(
    () => bell(context, falling[Math.floor(Math.random() * falling.length)] ?? 440).connect(echo),
    2600,
  );
  return {
    setMuted(isMuted: boolean) {
      master.gain.setTargetAtTime(isMuted ? 0 : 0.5, context.currentTime, isMuted ? 0.15 : FADE_S);
    },
    stop() {
      clearInterval(bells);
      void context.close();
    },
  };
}

/** Creates a voice of the chord. Each voice swells at its own pace, so that the chord never repeats itself. */
function drone(context: AudioContext, frequency: number, index: number): AudioNode {
  const gain = new GainNode(context, { gain: 0.07 });
  const filter = new BiquadFilterNode(context, { type: 'lowpass', frequency: 500 + index * 140, Q: 0.4 });
  const breath = new OscillatorNode(context, { frequency: 0.031 + index * 0.013 });
  const depth = new GainNode(context, { gain: 0.05 });
  for (const detune of [-4, 4]) {
    const voice = new OscillatorNode(context, { type: 'triangle', frequency, detune });
    voice.connect(filter);
    voice.start();
  }
  breath.connect(depth).connect(gain.gain);
  breath.start();
  return filter.connect(gain);
}

/** Creates the sound of waves: filtered noise whose brightness rises and falls about every nine seconds. */
function sea(context: AudioContext): AudioNode {
  const seconds = 4;
  const buffer = new AudioBuffer({ length: context.sampleRate * seconds, sampleRate: context.sampleRate });
  buffer.getChannelData(0).forEach((_, index, samples) => {
    samples[index] = Math.random() * 2 - 1;
  });
  const noise = new AudioBufferSourceNode(context, { buffer, loop: true });
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: 420, Q: 0.5 });
  const tide = new OscillatorNode(context, { frequency: 0.11 });
  const reach = new GainNode(context, { gain: 260 });
  const gain = new GainNode(context, { gain: 0.035 });
  tide.connect(reach).connect(filter.frequency);
  tide.start();
  noise.start();
  return noise.connect(filter).connect(gain);
}

function bell(context: AudioContext, frequency: number): AudioNode {
  const start = context.currentTime;
  const gain = new GainNode(context, { gain: 0 });
  const voice = new OscillatorNode(context, { type: 'sine', frequency });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(0.06, start + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + 5);
  voice.connect(gain);
  voice.start(start);
  voice.stop(start + 5);
  return gain;
}

function echoInto(context: AudioContext, destination: AudioNode): AudioNode {
  const input = new GainNode(context);
  const delay = new DelayNode(context, { delayTime: 0.55, maxDelayTime: 1 });
  const feedback = new GainNode(context, { gain: 0.45 });
  input.connect(destination);
  input.connect(delay).connect(feedback).connect(delay);
  delay.connect(destination);
  return input;
}
