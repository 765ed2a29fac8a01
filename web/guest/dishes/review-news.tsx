import { use } from 'react'
import type { Category } from '#menu/shape/menu'
import { needsNews } from '#needs/rules/needs-news'
import * as conflicts from '#needs/words/guest-conflicts'
import { ageSaid, needsAre, needsSaid } from '#needs/words/shared'
import { NewsLines } from '../../client/receipt/news-lines.tsx'
import type { Guest } from '../form/rules/passing-on.ts'
import { organizerOf, TheEvent } from '../form/who-asks.tsx'

const words = { conflicts, needs: { ageSaid, needsAre, needsSaid } }

type Given = { party: Guest[]; categories: Category[] }

function useNews({ party, categories }: Given) {
  const event = use(TheEvent)
  return needsNews(party, categories, { words, own: event.ownNeeds, organizer: organizerOf(event) })
}

/** What one person reads of their needs and dishes before sending. */
export function PersonNews({ person, categories }: { person: Guest; categories: Category[] }) {
  return <NewsLines lines={useNews({ party: [person], categories })?.people[0]} />
}

/** What all of a party read before sending: who has to act. */
export function PartyNews(given: Given) {
  return <NewsLines lines={useNews(given)?.party} />
}
