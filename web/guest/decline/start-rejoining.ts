import { freshDraft, readDraft, writeDraft } from '../form/rules/draft.ts'

/**
 * Starts a draft for a party that had declined, with its names and what this device's draft has for them.
 * @param declineToken of the decline that the response will replace
 */
export function startRejoining(
  code: string,
  declineToken: string,
  { names, email }: { names: string[]; email: string | null },
): void {
  const draft = readDraft(code)
  if (draft?.decline === declineToken) return
  const party = names.map(
    (name) =>
      draft?.party.find((person) => name !== '' && person.name === name) ?? {
        name,
        allergies: '',
        selections: {},
      },
  )
  writeDraft(code, { ...freshDraft(), email: email ?? '', party, decline: declineToken })
}
