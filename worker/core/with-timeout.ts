/** Longer than this nobody waits for an answer: it is 503 then, and the same may be sent again. In milliseconds. */
export const timeoutMs = 10_000

/** Waits for something, but not for ever: it may still happen afterwards. @throws Error that says so */
export async function withTimeout<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
