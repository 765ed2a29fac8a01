let read = () => Date.now()

/** The server's time in milliseconds: the only clock that decides anything. */
export function now(): number {
  return read()
}

/** Sets the time in tests. Without an argument the real clock runs again. */
export function setClock(clock: () => number = () => Date.now()): void {
  read = clock
}
