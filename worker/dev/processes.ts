import { readdirSync, readFileSync } from 'node:fs'

type Process = { pid: number; name: string; parent: number }

function all(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const [, name = '', parent = ''] =
          /^\d+ \((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
        return [{ pid: Number(pid), name, parent: Number(parent) }]
      } catch {
        return []
      }
    })
}

/** The workerd processes that descend from this process. */
export function workerds(): number[] {
  const processes = all()
  const ours = new Set([process.pid])
  for (let before = 0; before !== ours.size; ) {
    before = ours.size
    for (const { pid, parent } of processes) if (ours.has(parent)) ours.add(pid)
  }
  return processes
    .filter(({ pid, name }) => ours.has(pid) && name.startsWith('workerd'))
    .map(({ pid }) => pid)
}

/** The memory of a process, in MB. */
export function memoryOf(pid: number): number {
  const [, pages = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')
  return (Number(pages) * 4096) / 1e6
}
