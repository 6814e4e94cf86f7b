// For tests of what takes time.

/** A clock that goes on when it is told to. */
export class TestClock {
  time = 1_000_000;
  #alarms: { at: number; then: () => void }[] = [];

  after(ms: number, then: () => void): () => void {
    const alarm = { at: this.time + ms, then };
    this.#alarms.push(alarm);
    return () => void (this.#alarms = this.#alarms.filter((one) => one !== alarm));
  }

  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const next = this.#alarms.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#alarms = this.#alarms.filter((one) => one !== next);
      this.time = next.at;
      next.then();
    }
    this.time = end;
  }
}
