import { useEffect } from 'react'
import type { Category } from '#menu/shape/menu'
import type { ResponseView } from '#party/shape/guest'
import type { Person } from '#party/shape/person'
import { Button } from '#ui/button'
import { Notice } from '#ui/notice'
import { Chunk } from '../../client/chunk.tsx'
import { focusHeading } from '../../client/keep-focus.ts'
import { calledName } from '../../client/receipt/called-name.ts'
import { PersonChoices } from '../../client/receipt/person-choices.tsx'
import { useGuestWords } from '../../client/words.tsx'
import { needsGiven } from '../needs/chunks.ts'
import type { EditFlow } from './use-edit.ts'

/** Somebody saved this answer meanwhile: both stand here, and the guest chooses. */
export function NewerAnswer({ edit, newer }: { edit: EditFlow; newer: ResponseView }) {
  const words = useGuestWords()
  const { form, dispatch } = edit
  const { categories, event } = form.menu
  useEffect(() => {
    focusHeading()
    return () => void setTimeout(focusHeading)
  }, [])
  return (
    <div className="stack loose newer">
      <h1>{event.title}</h1>
      <Notice kind="error">{words.edit.changedMeanwhile}</Notice>
      <Side heading={words.edit.savedMeanwhile} party={newer.party} categories={categories}>
        <Button onClick={() => dispatch({ type: 'keep_newer_pressed', response: newer })}>
          {words.edit.keepSaved}
        </Button>
      </Side>
      <Side heading={words.edit.yourChanges} party={form.answer.party} categories={categories}>
        <Button look="primary" onClick={() => dispatch({ type: 'keep_mine_pressed', response: newer })}>
          {words.edit.keepMine}
        </Button>
      </Side>
    </div>
  )
}

function Side({
  heading,
  party,
  categories,
  children,
}: {
  heading: string
  party: Person[]
  categories: Category[]
  children: React.ReactNode
}) {
  const words = useGuestWords()
  return (
    <section className="card stack" aria-label={heading}>
      <h2>{heading}</h2>
      {party.map((person, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a person is their place in the party
        <div key={index} className="stack">
          <h3 translate="no">{calledName(words, person, index)}</h3>
          <PersonChoices person={person} categories={categories} />
          {person.needs?.length ? <Chunk part={needsGiven} given={{ person, read: true }} /> : null}
        </div>
      ))}
      {children}
    </section>
  )
}
