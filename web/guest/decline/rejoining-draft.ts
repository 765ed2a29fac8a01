import { freshDraft, readDraft, writeDraft } from '../form/rules/draft.ts'

/** Opens a draft for a party that had declined, with its names, and what was chosen for them on this device before. */
export function rejoiningDraft(
  code: string,
  decline: string,
  { names, email }: { names: string[]; email: string | null },
): void {
  const draft = readDraft(code)
  if (draft?.decline === decline) return
  const party = names.map(
    (name) =>
      draft?.party.find((person) => name !== '' && person.name === name) ?? {
        name,
        allergies: '',
        selections: {},
      },
  )
  writeDraft(code, { ...freshDraft(), email: email ?? '', party, decline })
}
