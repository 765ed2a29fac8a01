import { plannerDraftPrefix, readRecord, writeRecord } from '../../../client/device.ts'
import type { Typing } from './translated.ts'

/** Words that were typed and not saved, by language and by the ids of courses and dishes. */
export type Typed = Readonly<Record<string, Readonly<Record<string, Typing>>>>

const keyOf = (eventId: string) => `${plannerDraftPrefix}translations.${eventId}`

/** The words that this device keeps for an event. */
export function readTranslationsDraft(eventId: string): Typed {
  const record = readRecord(keyOf(eventId))
  if (typeof record !== 'object' || record === null) return {}
  return Object.values(record as object).every(isById) ? (record as Typed) : {}
}

/** Keeps them over a reload, until they are saved or discarded. */
export function saveTranslationsDraft(eventId: string, typed: Typed): void {
  writeRecord(keyOf(eventId), Object.keys(typed).length > 0 ? typed : null)
}

function isById(record: unknown): boolean {
  return (
    typeof record === 'object' &&
    record !== null &&
    Object.values(record).every(
      (words: Partial<Typing> | null) =>
        typeof words?.name === 'string' && typeof words.description === 'string',
    )
  )
}
