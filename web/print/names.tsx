import { nameErased } from '#print/words/kitchen'

/** Names that run in, each with the party it belongs to, and a need in bold. */
export function Names({ people }: { people: readonly { name: string; party: string; text?: string }[] }) {
  return people.map(({ name, party, text = '' }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two guests may share their names
    <span key={index}>
      {index > 0 && ' · '}
      <bdi>{name || nameErased}</bdi>
      {party !== '' && party !== name && ` (${party})`}
      {text !== '' && <strong> {text}</strong>}
    </span>
  ))
}
