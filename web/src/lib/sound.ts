// A soft sound, made here: two notes of a small bell. Only for whoever asked for it.

let air: AudioContext | null = null;

export function chime(): void {
  try {
    air ??= new AudioContext();
    const now = air.currentTime;
    for (const [note, at] of [
      [659.3, 0],
      [880, 0.12],
    ] as const) {
      const [bell, loud] = [air.createOscillator(), air.createGain()];
      bell.frequency.value = note;
      loud.gain.setValueAtTime(0, now + at);
      loud.gain.linearRampToValueAtTime(0.08, now + at + 0.01);
      loud.gain.exponentialRampToValueAtTime(0.0001, now + at + 0.7);
      bell.connect(loud).connect(air.destination);
      bell.start(now + at);
      bell.stop(now + at + 0.7);
    }
  } catch {
    // a machine without sound plays in silence
  }
}
