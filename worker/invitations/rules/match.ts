import { canonicalEmail } from '../../core/email.ts'
import { cleanLine } from '../../core/text.ts'

/** A name for comparing: without case, marks, and differences of writing. */
export function foldedName(name: string): string {
  return cleanLine(name).normalize('NFKC').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Name by which a listed party is known: its first person's, or its label where nobody is named. */
export function leadNameOf({
  label,
  people,
}: {
  label: string
  people: readonly { name: string }[]
}): string {
  return people[0]?.name ?? label
}

/** Address and lead name of a party as one text: equal where an answer is surely that party's. Null without an address. */
export function matchKeyOf(email: string | null, leadName: string): string | null {
  return email === null || leadName === '' ? null : `${canonicalEmail(email)} ${foldedName(leadName)}`
}

/** An answer that names no listed party. */
export type OpenAnswer = { id: string; name: string; email: string | null }

/**
 * The answer that is perhaps a silent party's: by the same address or the same lead name, unless the planner said that it is
 * not theirs.
 */
export function perhapsOf(
  party: {
    label: string
    people: readonly { name: string }[]
    email: string | null
    notTheirs: readonly string[]
  },
  answers: readonly OpenAnswer[],
): OpenAnswer | undefined {
  const name = foldedName(leadNameOf(party))
  return answers.find(
    (one) =>
      !party.notTheirs.includes(one.id) &&
      (foldedName(one.name) === name ||
        (party.email !== null && one.email !== null && canonicalEmail(one.email) === party.email)),
  )
}
