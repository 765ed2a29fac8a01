import { useState } from 'react'
import { readRecord, writeRecord } from '../client/device.ts'
import { useHydrated } from '../client/use-hydrated.ts'

const key = 'platewise.kitchen.name'

/** The name of the person who confirms or agrees on this page, asked for once and stored on the device. */
export function useWho(): [string, (name: string) => void] {
  const [typed, setTyped] = useState<string | null>(null)
  const kept = useHydrated() ? readRecord(key) : null
  return [typed ?? (typeof kept === 'string' ? kept : ''), setTyped]
}

/** Stores the name for the next time. */
export function keepWho(name: string): void {
  writeRecord(key, name.trim())
}
