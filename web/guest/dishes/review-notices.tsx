import { use } from 'react'
import type { Category } from '#menu/shape/menu'
import { needsNotices } from '#needs/rules/needs-notices'
import { NoticeLines } from '../../client/receipt/notice-lines.tsx'
import { useGuestWords } from '../../client/words.tsx'
import { CurrentEvent, organizerOf } from '../form/current-event.ts'
import type { PersonDraft } from '../form/rules/person-draft.ts'

type Props = { party: PersonDraft[]; categories: Category[] }

function useNotices({ party, categories }: Props) {
  const words = useGuestWords()
  const event = use(CurrentEvent)
  return needsNotices(party, categories, {
    words,
    ownNeeds: event.ownNeeds,
    organizer: organizerOf(words, event),
  })
}

/** Notices about one person's needs and dishes before sending. */
export function PersonNotices({ person, categories }: { person: PersonDraft; categories: Category[] }) {
  return <NoticeLines lines={useNotices({ party: [person], categories })?.people[0]} />
}

/** Notices about the whole party before sending: who has to act. */
export function PartyNotices(props: Props) {
  return <NoticeLines lines={useNotices(props)?.party} />
}
