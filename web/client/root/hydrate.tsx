import { type ComponentType, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { setCallLanguage } from '../calls/typed-client.ts'
import { keepFocus } from '../keep-focus.ts'
import { loadOrReload } from '../new-version.ts'
import { showHandedToast } from '../next-toast.ts'
import type { PageWords } from '../words.tsx'
import { guestRoot } from './guest-root.tsx'

type Given<Data> = {
  data: Data
  answered: string[]
  /** The file of the words with which the page was rendered. */
  wordsUrl: string
}

/**
 * Takes over the page that the server rendered, from the data and the words it was rendered from.
 * @param asTransition hydrates in a transition, so that the browser can paint and scroll between; a tap hydrates the rest at once
 */
export async function hydrate<Data>(
  Page: ComponentType<{ data: Data }>,
  { asTransition = false } = {},
): Promise<void> {
  const root = document.getElementById('root')
  const text = document.getElementById('data')?.textContent
  if (!root || !text) return
  setCallLanguage(document.documentElement.lang)
  const { data, answered, wordsUrl } = JSON.parse(text) as Given<Data>
  const load = (): Promise<PageWords> => import(/* @vite-ignore */ wordsUrl)
  const words = await loadOrReload(load, () => ({ address: location.href, state: null }))()
  const take = () => void hydrateRoot(root, guestRoot(<Page data={data} />, words, answered))
  if (asTransition) startTransition(take)
  else take()
  root.dataset.hydrated = ''
  keepFocus(root)
  showHandedToast()
  // Repeats presses made before hydration, each button once: nothing showed that they counted.
  for (const button of root.querySelectorAll<HTMLElement>('button[aria-busy]')) {
    button.ariaBusy = null
    button.click()
  }
}
