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

/** The same for this tab alone, over a reload; null forgets it. */
export function recalled(key: string): string | null {
  try {
    return sessionStorage.getItem(`camarilla-${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(`camarilla-${key}`);
    else sessionStorage.setItem(`camarilla-${key}`, value);
  } catch {
    // as above
  }
}
