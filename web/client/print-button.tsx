import { Button } from '#ui/button'
import { useGuestWords } from './words.tsx'

/** Prints the page, whose style sheet leaves the receipt alone on the paper. */
export function PrintButton() {
  const words = useGuestWords()
  return <Button onClick={() => window.print()}>{words.receipt.print}</Button>
}
