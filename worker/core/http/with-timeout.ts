/** Time limit of a request, in milliseconds. After that it is answered with 503, and may be sent again. */
export const timeoutMs = 10_000

/** Waits for work at most so long. The work itself goes on. @throws Error 'no answer in time' */
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
