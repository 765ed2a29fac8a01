import { use } from 'react'
import type { Category } from '#menu/shape/menu'
import { needsNews } from '#needs/rules/needs-news'
import { NewsLines } from '../../client/receipt/news-lines.tsx'
import { useGuestWords } from '../../client/words.tsx'
import { CurrentEvent, organizerOf } from '../form/current-event.ts'
import type { PersonDraft } from '../form/rules/person-draft.ts'

type Given = { party: PersonDraft[]; categories: Category[] }

function useNews({ party, categories }: Given) {
  const words = useGuestWords()
  const event = use(CurrentEvent)
  return needsNews(party, categories, {
    words,
    ownNeeds: event.ownNeeds,
    organizer: organizerOf(words, event),
  })
}

/** News of one person's needs and dishes before sending. */
export function PersonNews({ person, categories }: { person: PersonDraft; categories: Category[] }) {
  return <NewsLines lines={useNews({ party: [person], categories })?.people[0]} />
}

/** News of the whole party before sending: who has to act. */
export function PartyNews(given: Given) {
  return <NewsLines lines={useNews(given)?.party} />
}
