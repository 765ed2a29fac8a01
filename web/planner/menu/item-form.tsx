import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import { useRevalidator } from 'react-router'
import { keepEditing } from '#core/words/planner'
import type { PlannerEvent } from '#events/shape/event'
import { everyField, fields } from '#menu/rules/dish'
import { type ItemInput, itemInput, type PlannerItem } from '#menu/shape/menu'
import type { ItemChange } from '#menu/shape/requests'
import { dishRemoved } from '#menu/words/planner'
import * as needsWords from '#needs/words/kitchen'
import { storeContents as storeWarning, storingContents, whatIsInIt } from '#needs/words/planner'
import { Button } from '#ui/button'
import { ConfirmDialog } from '#ui/confirm-dialog'
import { Dialog } from '#ui/dialog'
import { Notice } from '#ui/notice'
import { useAskedClose } from '../../client/asked-close.tsx'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import { type Failure, useAction } from '../../client/calls/use-action.ts'
import { ChangedStatements } from '../../client/changed-statements.tsx'
import { useBothSides } from '../shared/both-sides/use-both-sides.tsx'
import { useEvent } from '../shared/event/event-place.ts'
import { contentsDraftOf, sameDraft } from './contents/contents-draft.ts'
import { ContentsFields } from './contents/contents-fields.tsx'
import { foresee, statedIn, warningOf } from './contents/dish-contents.ts'
import { caughtUpWith, decidedIn, draftIn, openContents, withDraft } from './contents/open-contents.ts'
import { fieldWords, ItemFields } from './item-fields.tsx'
import { SameFood } from './same-food.tsx'
import { LimitBox } from './usage.tsx'
import { useNewId } from './use-new-id.ts'
import { useSameFood } from './use-same-food.ts'

/** Changes a dish. */
export function ItemForm({
  title,
  event,
  item,
  used,
  max,
  save,
  onClose,
}: {
  title: string
  event: PlannerEvent
  item: PlannerItem
  used: number
  max: number
  save: (input: ItemChange, newId: string) => Promise<unknown>
  onClose: () => void
}) {
  // However often a new one is sent, it is one.
  const newId = useNewId()
  const { register, handleSubmit, formState, control, setValue } = useForm<ItemInput>({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    defaultValues: everyField(item),
    resolver: standardSchemaResolver(itemInput) as Resolver<ItemInput>,
  })
  // At every letter, so that Enter saves as soon as what is typed is valid. The fields show their errors on leaving them.
  const typed = useWatch({ control })
  const sides = useBothSides<ItemInput>(everyField(item), fieldWords)
  const sameFood = useSameFood(event, item, typed)
  const { ownNeeds, categories } = useEvent()
  const { revalidate } = useRevalidator()
  // The dish as it is stored now: others may state something while the form is open.
  const stored = categories.flatMap(({ items }) => items).find(({ id }) => id === item.id)
  const now = stored ?? item
  const [before, setContents] = useState(() => openContents(item))
  const contents = caughtUpWith(before, now)
  if (contents !== before) setContents(contents)
  const [tries, setTries] = useState(0)
  const draft = draftIn(contents)
  const restated = !sameDraft(draft, contentsDraftOf(now))
  const learn = (failure: Failure) => {
    sameFood.learn(failure)
    sides.learn(failure)
    if (failure.code === 'changed') void revalidate()
    // Busy until the menu tells whether the dish is still there.
    return failure.code === 'not_found' ? revalidate() : undefined
  }
  // Guests whom the new contents warn, until the planner has answered.
  const [question, setQuestion] = useState<{ input: ItemChange; says: string }>()
  const { busy, isSending, cancelAnd, failure, run, clear } = useAction(
    async (input: ItemChange, asked: boolean) => {
      const says =
        restated &&
        !asked &&
        input.food !== 'different' &&
        warningOf(await foresee(event.id, item.id, contents))
      if (says) return setQuestion({ input, says })
      const { version: contentsVersion, ...stated } = statedIn(contents)
      await newId((id) => save({ ...input, ...(restated && { ...stated, contentsVersion }) }, id))
      onClose()
    },
    learn,
  )
  const send = (input: ItemInput) => run({ ...input, was: sides.was(input), food: sameFood.food }, false)
  const submit = handleSubmit((input) => {
    if (contents.open.clashes.length > 0) setTries(tries + 1)
    else if (sameFood.answered()) return send(input)
  })
  // Saved as different food, it is replaced while the form is busy.
  const isGone = !stored && !busy
  const keepTheirs = (theirs: Partial<ItemInput>) => {
    for (const name of fields)
      if (theirs[name] !== undefined) setValue(name, theirs[name], { shouldDirty: true })
    // Their text is no new word for the dish: the server asks where yours are.
    void handleSubmit(send)()
  }
  const { close, asking } = useAskedClose(formState.isDirty || restated, onClose)
  const isUnsaid = failure?.code === 'dish_chosen' || (failure?.code === 'not_found' && busy)
  const error = failure?.fields.contents
  return (
    <Dialog title={title} onClose={cancelAnd(close)} busy={isSending}>
      <form className="stack" noValidate onSubmit={(event) => void submit(event)} onChange={clear}>
        <ChangedStatements
          words={needsWords}
          form={contents.open}
          stored={now}
          ownNeeds={ownNeeds}
          tries={tries}
          busy={busy}
          decide={(clash, whose) => setContents(decidedIn(contents, clash, whose, now))}
        />
        <LimitBox title="Item Limit" used={used} max={max} />
        <ItemFields
          register={register}
          errors={formState.errors}
          description={typed.description}
          busy={busy}
        />
        <ContentsFields
          draft={draft}
          item={now}
          ownNeeds={ownNeeds}
          zone={event.timeZone}
          busy={busy}
          error={error}
          onChange={(draft) => setContents(withDraft(contents, draft))}
        />
        <SameFood {...sameFood} busy={busy} />
        {isGone ? (
          <Notice kind="error">{dishRemoved(item.name)}</Notice>
        ) : (
          <FailureNotice failure={isUnsaid || error ? undefined : sides.unasked(failure)} />
        )}
        <div className="actions">
          <Button onClick={cancelAnd(close)} disabled={isSending}>
            Cancel
          </Button>
          <Button
            look="primary"
            type="submit"
            disabled={busy || isGone || !itemInput.safeParse(typed).success}
          >
            {busy ? 'Saving...' : 'Update Item'}
          </Button>
        </div>
      </form>
      {question && (
        <ConfirmDialog
          title={whatIsInIt}
          action={storeWarning}
          acting={storingContents}
          cancel={keepEditing}
          busy={busy}
          failure={<FailureNotice failure={failure} />}
          confirm={() => {
            setQuestion(undefined)
            void run(question.input, true)
          }}
          onClose={() => setQuestion(undefined)}
        >
          <p>{question.says}</p>
        </ConfirmDialog>
      )}
      {asking}
      {sides.asking(keepTheirs)}
    </Dialog>
  )
}
