import { Button } from '#ui/button'
import { print } from '#words/receipt'

/** Prints the page, whose style sheet leaves the receipt alone on the paper. */
export function PrintButton() {
  return <Button onClick={() => window.print()}>{print}</Button>
}
