import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'

const memory = '/dev/shm'
const roomBytes = 2_000_000_000

/**
 * Puts temporary files of this process, and of those it starts, into memory, where Linux offers it and has room: a database
 * of a test waits for the disk at each write otherwise. What is left of them goes with this process. A folder that was
 * chosen, TMPDIR, stays.
 */
export function temporaryFilesInMemory(): void {
  if (process.env.TMPDIR || !existsSync(memory)) return
  const { bavail, bsize } = statfsSync(memory)
  if (bavail * bsize < roomBytes) return
  const folder = mkdtempSync(`${memory}/platewise-tests-`)
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
}
