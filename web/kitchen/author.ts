import { useState } from 'react'
import { readRecord, writeRecord } from '../client/device.ts'
import { useHydrated } from '../client/use-hydrated.ts'

const key = 'platewise.kitchen.name'

/** The name of the person who confirms or agrees on this page, asked for once and stored on the device. */
export function useAuthor(): [string, (name: string) => void] {
  const [typed, setTyped] = useState<string | null>(null)
  const stored = useHydrated() ? readRecord(key) : null
  return [typed ?? (typeof stored === 'string' ? stored : ''), setTyped]
}

/** Stores the name for the next time. */
export function storeAuthor(name: string): void {
  writeRecord(key, name.trim())
}
