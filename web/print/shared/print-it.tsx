import { printByKeys, printIt } from '#print/words/kitchen'

/** The button that prints, once a script runs; without one, which keys do. */
export function PrintIt() {
  return (
    <>
      <span id="keys">{printByKeys}</span>
      <button type="button" id="print" hidden>
        {printIt}
      </button>
    </>
  )
}
