let read = () => Date.now()

/** The server's time in milliseconds: the only clock that decides anything. */
export function now(): number {
  return read()
}

/** Tests set the time here; without an argument the real one runs again. */
export function setClock(clock: () => number = () => Date.now()): void {
  read = clock
}
