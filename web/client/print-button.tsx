import { print } from '#party/words/guest-receipt'
import { Button } from '#ui/button'

/** Prints the page, whose style sheet leaves the receipt alone on the paper. */
export function PrintButton() {
  return <Button onClick={() => window.print()}>{print}</Button>
}
