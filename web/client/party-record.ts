import type { Person } from '#party/shape/person'

/** True if the device's record is a party, complete and with at least the lead guest. */
export function isPartyRecord(record: unknown): record is Person[] {
  return (
    Array.isArray(record) &&
    record.length >= 1 &&
    record.every(
      (person: Person | null) =>
        typeof person?.name === 'string' &&
        typeof person.allergies === 'string' &&
        typeof person.selections === 'object' &&
        person.selections !== null,
    )
  )
}
