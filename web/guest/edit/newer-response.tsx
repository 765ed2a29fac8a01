import { useEffect } from 'react'
import type { Category } from '#menu/shape/menu'
import type { PartyClash } from '#party/rules/merge-party'
import type { ResponseView } from '#party/shape/guest'
import type { Person } from '#party/shape/person'
import { Button } from '#ui/button'
import { Notice } from '#ui/notice'
import { Typeset } from '#ui/typeset'
import { Chunk } from '../../client/chunk.tsx'
import { focusHeading } from '../../client/keep-focus.ts'
import { displayName } from '../../client/receipt/display-name.ts'
import { PersonChoices } from '../../client/receipt/person-choices.tsx'
import { useEditWords } from '../../client/words.tsx'
import { clashesWith } from '../form/rules/rebased.ts'
import type { ResponseDraft } from '../form/rules/response-draft.ts'
import { needsSummary } from '../needs/chunks.ts'
import type { EditFlow } from './use-edit.ts'

/**
 * The page if somebody else changed the same fields of the response meanwhile: shows both versions with their differences, and
 * lets the guest choose. Other changes of both are kept.
 */
export function NewerResponse({ edit, newerResponse }: { edit: EditFlow; newerResponse: ResponseView }) {
  const words = useEditWords()
  const { form, dispatch } = edit
  const { categories, event } = form.view
  const { draft } = form
  const clashes = clashesWith(draft, newerResponse)
  useEffect(() => {
    focusHeading()
    return () => void setTimeout(focusHeading)
  }, [])
  return (
    <div className="stack loose newer">
      <h1>
        <Typeset text={event.title} />
      </h1>
      <Notice kind="error">{words.edit.changedMeanwhile}</Notice>
      <Version
        heading={words.edit.savedMeanwhile}
        version={{ email: newerResponse.leadGuestEmail ?? '', party: newerResponse.party }}
        otherParty={draft.party}
        clashes={clashes}
        categories={categories}
      >
        <Button onClick={() => dispatch({ type: 'keep_newer_pressed', response: newerResponse })}>
          {words.edit.keepSaved}
        </Button>
      </Version>
      <Version
        heading={words.edit.yourChanges}
        version={draft}
        otherParty={newerResponse.party}
        clashes={clashes}
        categories={categories}
      >
        <Button
          look="primary"
          onClick={() => dispatch({ type: 'keep_mine_pressed', response: newerResponse })}
        >
          {words.edit.keepMine}
        </Button>
      </Version>
    </div>
  )
}

/** One of the two versions: the people who differ, or all if they cannot be matched. */
function Version({
  heading,
  version: { email, party },
  otherParty,
  clashes,
  categories,
  children,
}: {
  heading: string
  version: Pick<ResponseDraft, 'email' | 'party'>
  otherParty: Person[]
  clashes: PartyClash[] | null
  categories: Category[]
  children: React.ReactNode
}) {
  const words = useEditWords()
  /** The parts of a person in which both versions differ; without an id, those of the party as a whole. */
  const partsOf = (id = '') => clashes?.filter(({ person }) => person === id).map(({ part }) => part) ?? []
  const differing = party.filter(({ id }) => !clashes || partsOf(id).length > 0)
  const missing = otherParty.filter(
    ({ id }) => partsOf(id).includes('inParty') && !party.some((one) => one.id === id),
  )
  return (
    <section className="card stack" aria-label={heading}>
      <h2>{heading}</h2>
      {partsOf().includes('email') && (
        <p translate="no">
          <mark>{email || words.edit.noEmail}</mark>
        </p>
      )}
      {differing.map((person) => {
        const index = party.indexOf(person)
        const name = displayName(words, person, index)
        const parts = partsOf(person.id)
        return (
          <div key={index} className="stack">
            <h3 translate="no">
              {parts.includes('name') || parts.includes('inParty') ? <mark>{name}</mark> : name}
            </h3>
            <PersonChoices person={person} categories={categories} differs={parts} />
            {person.needs?.length ? <Chunk chunk={needsSummary} props={{ person, readOnly: true }} /> : null}
          </div>
        )
      })}
      {missing.map((person) => (
        <p key={person.id}>
          <mark>{words.edit.notInParty(displayName(words, person, otherParty.indexOf(person)))}</mark>
        </p>
      ))}
      {children}
    </section>
  )
}
