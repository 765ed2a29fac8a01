import { useKitchenWords } from '../client/words.tsx'

/** Names that run in, each with the party it belongs to, and a need in bold. */
export function Names({ people }: { people: readonly { name: string; party: string; text?: string }[] }) {
  const words = useKitchenWords()
  return people.map(({ name, party, text = '' }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two guests may share their names
    <span key={index}>
      {index > 0 && '\u00a0· '}
      <bdi>{name || words.print.nameErased}</bdi>
      {party !== '' && party !== name && ` (${party})`}
      {text !== '' && <strong> {text}</strong>}
    </span>
  ))
}
