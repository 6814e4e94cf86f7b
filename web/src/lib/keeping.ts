// What this browser keeps between visits. One that keeps nothing still plays.

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(`camarilla-${key}`);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`camarilla-${key}`, value);
  } catch {
    // as above
  }
}
