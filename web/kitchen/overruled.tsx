import type { KitchenView } from '#links/shape/link'
import { useKitchenWords } from '../client/words.tsx'
import { specialAnchor, specialsAnchor } from './anchors.ts'

/** Substitutes of this link that somebody else changed, each linked to its special guest. */
export function OverruledSubstitutes({ view: { overruled } }: { view: KitchenView }) {
  const words = useKitchenWords()
  return (
    <section role="status" className={overruled.length > 0 ? 'kitchen-news' : undefined}>
      {overruled.length > 0 && (
        <>
          <strong>{words.kitchen.overruledHere}</strong>
          <ul>
            {overruled.map((one) => (
              <li key={`${one.responseId} ${one.personId} ${one.categoryId}`}>
                <a
                  className="tall-link"
                  href={`#${one.number === null ? specialsAnchor : specialAnchor(one.number)}`}
                >
                  {words.kitchen.overruledLine(one)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
