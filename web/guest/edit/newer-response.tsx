import { useEffect } from 'react'
import type { Category } from '#menu/shape/menu'
import type { Clash } from '#party/rules/merge-party'
import type { ResponseView } from '#party/shape/guest'
import type { Person } from '#party/shape/person'
import { Button } from '#ui/button'
import { Notice } from '#ui/notice'
import { Typeset } from '#ui/typeset'
import { Chunk } from '../../client/chunk.tsx'
import { focusHeading } from '../../client/keep-focus.ts'
import { calledName } from '../../client/receipt/called-name.ts'
import { PersonChoices } from '../../client/receipt/person-choices.tsx'
import { useEditWords } from '../../client/words.tsx'
import { clashesWith } from '../form/rules/rebased.ts'
import type { ResponseDraft } from '../form/rules/response-draft.ts'
import { needsGiven } from '../needs/chunks.ts'
import type { EditFlow } from './use-edit.ts'

/**
 * Somebody saved this response meanwhile and changed the same fields: shows both versions with the differences marked, and
 * lets the guest choose. Changes of only one side are kept.
 */
export function NewerResponse({ edit, newerResponse }: { edit: EditFlow; newerResponse: ResponseView }) {
  const words = useEditWords()
  const { form, dispatch } = edit
  const { categories, event } = form.menu
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
      <Side
        heading={words.edit.savedMeanwhile}
        version={{ email: newerResponse.leadGuestEmail ?? '', party: newerResponse.party }}
        other={draft.party}
        clashes={clashes}
        categories={categories}
      >
        <Button onClick={() => dispatch({ type: 'keep_newer_pressed', response: newerResponse })}>
          {words.edit.keepSaved}
        </Button>
      </Side>
      <Side
        heading={words.edit.yourChanges}
        version={draft}
        other={newerResponse.party}
        clashes={clashes}
        categories={categories}
      >
        <Button
          look="primary"
          onClick={() => dispatch({ type: 'keep_mine_pressed', response: newerResponse })}
        >
          {words.edit.keepMine}
        </Button>
      </Side>
    </div>
  )
}

/** One of the two versions: the people in whom they differ, or all if they cannot be matched. */
function Side({
  heading,
  version: { email, party },
  other,
  clashes,
  categories,
  children,
}: {
  heading: string
  version: Pick<ResponseDraft, 'email' | 'party'>
  other: Person[]
  clashes: Clash[] | null
  categories: Category[]
  children: React.ReactNode
}) {
  const words = useEditWords()
  const partsOf = (id = '') => clashes?.filter(({ person }) => person === id).map(({ part }) => part) ?? []
  const shown = party.filter(({ id }) => !clashes || partsOf(id).length > 0)
  const lacking = other.filter(
    ({ id }) => partsOf(id).includes('there') && !party.some((one) => one.id === id),
  )
  return (
    <section className="card stack" aria-label={heading}>
      <h2>{heading}</h2>
      {partsOf().includes('email') && (
        <p translate="no">
          <mark>{email || words.edit.noEmail}</mark>
        </p>
      )}
      {shown.map((person) => {
        const index = party.indexOf(person)
        const name = calledName(words, person, index)
        const parts = partsOf(person.id)
        return (
          <div key={index} className="stack">
            <h3 translate="no">
              {parts.includes('name') || parts.includes('there') ? <mark>{name}</mark> : name}
            </h3>
            <PersonChoices person={person} categories={categories} differs={parts} />
            {person.needs?.length ? <Chunk chunk={needsGiven} props={{ person, read: true }} /> : null}
          </div>
        )
      })}
      {lacking.map((person) => (
        <p key={person.id}>
          <mark>{words.edit.notInParty(calledName(words, person, other.indexOf(person)))}</mark>
        </p>
      ))}
      {children}
    </section>
  )
}
