import { createContext, useContext, useMemo, useSyncExternalStore } from 'react'
import { answeredCookie, answeredIn, receiptsMax } from '#events/rules/code'
import { keepsRecords, readRecord, writeRecord } from '../device.ts'

/**
 * An answer given on this device, by its edit link's token or, where the party declined, its decline's. It holds no names
 * and no choices: those are read with the token. A `hidden` one is no longer kept: it is shown until the page is left, so
 * that hiding it can be undone. `replacedToken` is that of the answer which a decline replaced.
 */
export type KeptReceipt = {
  code: string
  token: string
  declined?: boolean
  replacedToken?: string
  hidden?: boolean
}

/**
 * Codes that the device answered, from its cookie. The server renders a skeleton line for each, so that nothing moves later:
 * only the device has their tokens. Null where no server rendered the page.
 */
export const AnsweredCodes = createContext<string[] | null>(null)

const key = 'platewise.receipts'
const aYear = 31_536_000
const listeners = new Set<() => void>()
let kept: KeptReceipt[] | undefined
// One shared empty list, so that a page without receipts does not render twice.
const none: KeptReceipt[] = []

/** The answers in a record of the device; what is no answer is left out. */
export function keptIn(record: unknown): KeptReceipt[] {
  return Array.isArray(record)
    ? (record as KeptReceipt[]).filter((one) => typeof one?.token === 'string')
    : []
}

/** The list with one more, the newest first; the oldest go where there are too many. */
export function withReceipt(list: KeptReceipt[], one: KeptReceipt): KeptReceipt[] {
  return [one, ...withoutReceipt(list, one.token)].slice(0, receiptsMax)
}

/** The list without one. */
export function withoutReceipt(list: KeptReceipt[], token: string): KeptReceipt[] {
  return list.filter((one) => one.token !== token)
}

/** Receipts that stay on the device. */
export function withoutHidden(list: KeptReceipt[]): KeptReceipt[] {
  return list
    .filter(({ hidden }) => !hidden)
    .map(({ code, token, declined, replacedToken }) => ({
      code,
      token,
      ...(declined && { declined }),
      ...(replacedToken && { replacedToken }),
    }))
}

/** The list with one hidden, or shown again, where it stands. */
export function withHidden(list: KeptReceipt[], token: string, hidden: boolean): KeptReceipt[] {
  return list.map((one) => (one.token === token ? { ...one, hidden } : one))
}

function read(): KeptReceipt[] {
  return keptIn(readRecord(key))
}

function write(next: KeptReceipt[]): void {
  kept = next
  const staying = withoutHidden(next)
  writeRecord(key, staying.length > 0 ? staying : null)
  tellNextPage(staying)
  for (const listener of listeners) listener()
}

function tellNextPage(next: KeptReceipt[]): void {
  const codes = next.map(({ code }) => code).join('.')
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is not in every browser yet
  document.cookie = `${answeredCookie}=${codes}; Path=/; SameSite=Lax; Secure; Max-Age=${codes === '' ? 0 : aYear}`
}

/** The answers given on this device for an event and not hidden there, declines among them, the newest first. */
export function receiptsFor(code: string): KeptReceipt[] {
  return read().filter((one) => one.code === code && !one.hidden)
}

/** The device's record of a decline of an event that was to be sent and is not known to be stored. */
export function declineKey(code: string): string {
  return `platewise.decline.${code}`
}

/** Stores a receipt, newest first, and deletes the event's unsent decline. */
export function keepReceipt(one: KeptReceipt): void {
  write(withReceipt(read(), one))
  writeRecord(declineKey(one.code), null)
}

/** True if the device has no record of an answer, and could keep none. */
export function cannotKeep(token: string): boolean {
  return !read().some((one) => one.token === token) && !keepsRecords()
}

/** Forgets an answer on this device; the answer itself stays. */
export function dropReceipt(token: string): void {
  write(withoutReceipt(read(), token))
}

/** Hides an answer on this device, or takes that back; the answer itself stays. */
export function hideReceipt(token: string, hidden: boolean): void {
  write(withHidden(kept ?? read(), token, hidden))
}

/** The answers given on this device. Until hydration they have no token. */
export function useReceipts(): KeptReceipt[] {
  const codes = useContext(AnsweredCodes)
  const rendered = useMemo(() => (codes?.length ? codes.map((code) => ({ code, token: '' })) : none), [codes])
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => {
      if (!kept) {
        kept = read()
        if (answeredIn(document.cookie).join() !== kept.map(({ code }) => code).join()) tellNextPage(kept)
      }
      return kept.length > 0 ? kept : none
    },
    () => rendered,
  )
}
