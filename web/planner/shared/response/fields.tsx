import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { isAboveFreeLimit } from '#events/rules/capacity'
import type { PlannerEvent } from '#events/shape/event'
import { answerSavedBy } from '#members/words/planner-author'
import type { ResponseView } from '#party/shape/guest'
import type { MenuWithRemoved } from '#party/shape/responses'
import { keysHint } from '#party/words/planner-form'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { enterMoves } from '#ui/enter-moves'
import { Field } from '#ui/field'
import { useAskedClose } from '../../../client/asked-close.tsx'
import { FailureNotice } from '../../../client/calls/failure-notice.tsx'
import { writeRecord } from '../../../client/device.ts'
import { WhichOne } from '../both-sides/which-one.tsx'
import { useEvent } from '../event/event-place.ts'
import { KeepDraft, type ResponseDraft } from './draft.tsx'
import { inWords, mergedWith } from './merged.ts'
import { BothResponses } from './newer.tsx'
import { NoDishAsked } from './no-dish.tsx'
import { NotComingFields } from './not-coming-fields.tsx'
import { PeopleFields } from './people.tsx'
import { invitationResolver, responseResolver } from './resolver.ts'
import { useSaveResponse } from './use-save-response.ts'
import {
  type InvitationToAnswer,
  initialValues,
  onMenu,
  placesOf,
  type ResponseValues,
  withoutDish,
  withoutEmptyRows,
} from './values.ts'
import './response-form.css'

/** The fields of a response, with the button that saves it always in sight. */
export function ResponseFields({
  title,
  event,
  menu,
  response,
  invitation,
  draft,
  draftAt,
  saved,
  onClose,
}: {
  title: string
  event: PlannerEvent
  menu: MenuWithRemoved
  response: ResponseView | null
  invitation: InvitationToAnswer | undefined
  /** The draft to go on with. */
  draft: ResponseDraft | null
  draftAt: string
  saved: () => Promise<void>
  onClose: () => void
}) {
  const live = menu.filter(({ removed }) => !removed)
  const form = useForm<ResponseValues>({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    defaultValues: initialValues(response, live, invitation),
    resolver: invitation ? invitationResolver : responseResolver,
  })
  const { register, handleSubmit, formState, reset } = form
  const { errors, isDirty } = formState
  const [undecided, setUndecided] = useState<ResponseValues | null>(null)
  const leave = () => {
    writeRecord(draftAt, null)
    onClose()
  }
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set())
  const saving = useSaveResponse({
    form,
    event,
    response,
    invitation,
    waiting,
    draft,
    saved,
    done: leave,
  })
  const { submissionId, stored, busy, isSending, cancelAnd, failure, newer, newerBy, run } = saving
  const { ownNeeds } = useEvent()
  const mine = form.getValues()
  const merged = newer && stored?.base ? mergedWith(stored.base, mine, newer) : null
  const clashing = newer && merged?.clashes.map((clash) => inWords(clash, { mine, newer, menu, ownNeeds }))
  const { close, asking } = useAskedClose(isDirty, leave, true)
  const [begun] = useState(() => draft && onMenu(draft, live, response?.party))
  useEffect(() => {
    if (begun) reset(begun, { keepDefaultValues: true })
  }, [begun, reset])

  const undecidedIn = ({ party }: ResponseValues) => withoutDish(party, live, response?.party)
  const save = handleSubmit((values) => {
    // Rows left empty go, so that the server’s error is found at its row.
    if (values.party.length < form.getValues('party').length)
      form.setValue('party', withoutEmptyRows(form.getValues('party')), { shouldDirty: true })
    return undecidedIn(values).length > 0 ? setUndecided(values) : run(values)
  })
  const savingKey = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'
  return (
    <Dialog title={title} onClose={cancelAnd(close)} busy={isSending} wide>
      <form
        className="stack"
        noValidate
        onSubmit={(submitted) => void save(submitted)}
        onKeyDown={(event) => enterMoves(event, () => void save())}
      >
        <p className="quietly">
          You are answering for a guest. The guest limit applies, the deadline does not.
        </p>
        <PeopleFields form={form} live={live} most={invitation && placesOf(invitation)} />
        {invitation && (
          <NotComingFields form={form} invitation={invitation} waiting={waiting} setWaiting={setWaiting} />
        )}
        {isAboveFreeLimit(event.guestLimit) && (
          <Field
            label="Email (Optional)"
            type="email"
            hint="Their edit link is mailed there."
            error={errors.email?.message}
            {...register('email')}
          />
        )}
        {newer && !clashing && (
          <BothResponses
            menu={menu}
            newer={newer.party}
            author={newerBy}
            mine={form.getValues('party')}
            keepMine={() =>
              void handleSubmit((values) => saving.runOver(onMenu(values, live, newer.party), newer))()
            }
            takeNewer={() => {
              saving.take(newer)
              reset(initialValues(newer, live))
            }}
          />
        )}
        <div className="answer-bar">
          <FailureNotice failure={failure} />
          <p className="quietly small answer-keys">{keysHint(savingKey)}</p>
          <div className="actions">
            <Button onClick={cancelAnd(close)} disabled={isSending}>
              Cancel
            </Button>
            {/* An error that goes as its field is left would move the button from under the pointer: the field keeps the focus. */}
            <Button
              look="primary"
              type="submit"
              data-enter
              disabled={busy}
              onMouseDown={(press) => press.preventDefault()}
            >
              {busy ? 'Saving...' : stored ? 'Save Response' : 'Add Response'}
            </Button>
          </div>
        </div>
        <KeepDraft form={form} draftAt={draftAt} submissionId={submissionId} stored={stored} />
      </form>
      {asking}
      {newer && clashing && (
        <WhichOne
          both={clashing.map((clash) => ({ ...clash, author: newerBy }))}
          saved={answerSavedBy}
          words={Object.fromEntries(clashing.map(({ of, words }) => [of, words]))}
          choose={(chosen) => {
            const merged = stored?.base && mergedWith(stored.base, form.getValues(), newer, chosen)
            if (!merged) return
            const { email, party } = merged
            const values = onMenu({ email, party }, live, newer.party)
            saving.take(newer)
            reset(values, { keepDefaultValues: true })
            void saving.runOver(values, newer)
          }}
          onClose={saving.clear}
        />
      )}
      {undecided && (
        <NoDishAsked
          names={undecidedIn(undecided)}
          save={() => {
            setUndecided(null)
            void run(undecided)
          }}
          onClose={() => setUndecided(null)}
        />
      )}
    </Dialog>
  )
}
