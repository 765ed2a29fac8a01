import { existsSync, statfsSync } from 'node:fs'

const memory = '/dev/shm'
const roomBytes = 2_000_000_000

/**
 * Puts temporary files of this process, and of those it starts, into memory, where Linux offers it and has room: a database
 * of a test waits for the disk at each write otherwise. A folder that was chosen, TMPDIR, stays.
 */
export function temporaryFilesInMemory(): void {
  if (process.env.TMPDIR || !existsSync(memory)) return
  const { bavail, bsize } = statfsSync(memory)
  if (bavail * bsize >= roomBytes) process.env.TMPDIR = memory
}
