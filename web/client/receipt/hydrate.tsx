import { type ComponentType, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { keepFocus } from '../keep-focus.ts'
import { showHandedToast } from '../next-toast.ts'
import { guestRoot } from './guest-root.tsx'

/**
 * Takes over the page that the server rendered, from the data it was rendered from.
 * @param inParts the browser paints and scrolls between parts of the work; a tap has what is left taken over at once
 */
export function hydrate<Data>(Page: ComponentType<{ data: Data }>, inParts = false): void {
  const root = document.getElementById('root')
  const text = document.getElementById('data')?.textContent
  if (!root || !text) return
  const { data, answered } = JSON.parse(text) as { data: Data; answered: string[] }
  const take = () => void hydrateRoot(root, guestRoot(<Page data={data} />, answered))
  if (inParts) startTransition(take)
  else take()
  keepFocus(root)
  showHandedToast()
}
