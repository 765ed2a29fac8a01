import { useKitchenWords } from '../../client/words.tsx'

/** The button that prints, once a script runs; without one, which keys do. */
export function PrintIt() {
  const words = useKitchenWords()
  return (
    <>
      <span id="keys">{words.print.printByKeys}</span>
      <button type="button" id="print" hidden>
        {words.print.printIt}
      </button>
    </>
  )
}
