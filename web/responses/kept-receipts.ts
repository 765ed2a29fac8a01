import { useSyncExternalStore } from 'react'
import { readRecord, writeRecord } from './device.ts'

/** An answer given on this device. It holds no names and no choices: those are read with the token. */
export type Kept = { code: string; token: string }

const key = 'platewise.receipts'
const none: Kept[] = []
const listeners = new Set<() => void>()
let kept: Kept[] | undefined

function read(): Kept[] {
  const record = readRecord(key)
  return Array.isArray(record) ? (record as Kept[]).filter((one) => typeof one?.token === 'string') : none
}

function write(next: Kept[]): void {
  kept = next
  writeRecord(key, next.length > 0 ? next : null)
  for (const listener of listeners) listener()
}

/** Remembers an answer given on this device, the newest first. */
export function keepReceipt(one: Kept): void {
  write([one, ...read().filter(({ token }) => token !== one.token)].slice(0, 20))
}

/** Forgets an answer on this device; the answer itself stays. */
export function dropReceipt(token: string): void {
  write(read().filter((one) => one.token !== token))
}

/** The answers given on this device; none where the page is rendered first. */
export function useReceipts(): Kept[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => {
      kept ??= read()
      return kept
    },
    () => none,
  )
}
