import { canonicalEmail } from '../../core/email.ts'
import { cleanLine } from '../../core/text.ts'

/** A name for comparing: without case, marks, and differences of writing. */
export function foldedName(name: string): string {
  return cleanLine(name).normalize('NFKC').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Name by which an invitation is known: its first person's, or its label where nobody is named. */
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

/** A response that answers no invitation. */
export type UnlinkedResponse = { id: string; name: string; email: string | null; guests: number }

/** Unlinked responses by their name and address, in their order. */
export type UnlinkedByKey = ReadonlyMap<string, readonly { at: number; response: UnlinkedResponse }[]>

/** Indexes responses by name and address, so that a long list is compared with many of them at once. */
export function unlinkedByKey(responses: readonly UnlinkedResponse[]): UnlinkedByKey {
  const known = responses.flatMap((response, at) =>
    keysOf(response.name, response.email).map((key) => ({ key, found: { at, response } })),
  )
  return new Map(
    [...Map.groupBy(known, ({ key }) => key)].map(([key, all]) => [key, all.map(({ found }) => found)]),
  )
}

/**
 * The first response that is perhaps a party's: by the same address or the same lead name, unless the planner said that it
 * is not theirs.
 */
export function possibleMatch(
  party: {
    label: string
    people: readonly { name: string }[]
    email: string | null
    notTheirs: readonly string[]
  },
  known: UnlinkedByKey,
): UnlinkedResponse | undefined {
  return keysOf(leadNameOf(party), party.email)
    .flatMap((key) => known.get(key) ?? [])
    .filter(({ response }) => !party.notTheirs.includes(response.id))
    .toSorted((a, b) => a.at - b.at)[0]?.response
}

/** A name and an address as keys. Nobody is known by an empty one. */
function keysOf(name: string, email: string | null): string[] {
  const folded = foldedName(name)
  return [...(folded ? [`name ${folded}`] : []), ...(email ? [`email ${canonicalEmail(email)}`] : [])]
}
