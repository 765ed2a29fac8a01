import { Initial } from '../../client/receipt/initial.tsx'
import { initialsOf } from '../../client/receipt/initials.ts'
import { useGuestWords } from '../../client/words.tsx'

/** A party that does not come, as initials with names. */
export function NotComingParty({ names }: { names: string[] }) {
  const words = useGuestWords()
  const initials = initialsOf(names)
  return (
    <ul className="people" aria-label={words.decline.notComingNames} translate="no">
      {names.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
        <li key={index} className="person">
          <Initial look="empty">{initials[index]}</Initial>
          <span className="name">{name}</span>
        </li>
      ))}
    </ul>
  )
}
