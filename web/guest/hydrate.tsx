import '../client/receipts.css'
import './guest.css'
import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { keepFocus } from '../client/keep-focus.ts'
import { showHandedToast } from '../client/next-toast.ts'
import { guestRoot } from './guest-root.tsx'

/** Takes over the page that the server rendered, from the data it was rendered from. */
export function hydrate<Data>(Page: ComponentType<{ data: Data }>): void {
  const root = document.getElementById('root')
  const text = document.getElementById('data')?.textContent
  if (!root || !text) return
  const { data, answered } = JSON.parse(text) as { data: Data; answered: string[] }
  hydrateRoot(root, guestRoot(<Page data={data} />, answered))
  keepFocus(root)
  showHandedToast()
}
