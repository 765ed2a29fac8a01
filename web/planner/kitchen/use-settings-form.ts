import { type FormEvent, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type KitchenSettings, kitchenSettings, settingsFields } from '#kitchen/shape/settings'
import { settingsSaved } from '#kitchen/words/planner'
import { toast } from '#ui/toast'
import { api, callApi } from '../../client/calls/api.ts'
import { useAction } from '../../client/calls/use-action.ts'
import { useBothSides } from '../shared/both-sides/use-both-sides.tsx'
import { useEvent } from '../shared/event/event-place.ts'
import { readSettingsDraft, saveSettingsDraft } from './settings-draft.ts'
import { openedFields, settingsWords, withFields } from './settings-fields.ts'
import { settingsFrom, type Typed, typedAgain, typedFrom } from './settings-typed.ts'

/**
 * The form of an event's settings for the kitchen. What is typed and not saved stays on the device.
 * @returns `resumed`: it shows what was typed on an earlier visit. `asking`: the question about what others changed
 */
export function useSettingsForm(settings: KitchenSettings) {
  const { event, categories } = useEvent()
  const { revalidate } = useRevalidator()
  const [draft] = useState(() => readSettingsDraft(event.id))
  const [{ before, opened }, setBase] = useState(() => {
    const stored = typedFrom(settings, categories, event.timeZone)
    return {
      before: draft ? typedAgain(draft.before, stored) : stored,
      opened: { ...openedFields(settings, categories), ...draft?.opened },
    }
  })
  const [typed, setTyped] = useState(() => (draft ? typedAgain(draft.typed, before) : before))
  const changed = JSON.stringify(typed) !== JSON.stringify(before)
  useEffect(() => {
    saveSettingsDraft(event.id, changed ? { typed, before, opened } : null)
  }, [event.id, changed, typed, before, opened])
  const [errors, setErrors] = useState<Record<string, string>>({})
  const sides = useBothSides(opened, settingsWords(categories, event.timeZone))
  const { busy, failure, run, clear } = useAction(
    async (input: KitchenSettings, sent: Typed) => {
      const fields = settingsFields(input)
      const json = { ...input, was: sides.was(fields) }
      await callApi((options) =>
        api.events[':id']['kitchen-settings'].$put({ param: { id: event.id }, json }, options),
      )
      sides.saved(fields)
      setBase((base) => ({ before: sent, opened: { ...base.opened, ...fields } }))
      await revalidate()
      toast(settingsSaved)
    },
    (failed) => {
      sides.learn(failed)
      setErrors(failed.fields)
    },
  )
  const keepTheirs = (theirs: Record<string, unknown>) => {
    const checked = kitchenSettings.safeParse(settingsFrom(typed, event.timeZone))
    if (!checked.success) return
    const kept = withFields(checked.data, theirs)
    const merged = typedFrom(kept, categories, event.timeZone)
    setTyped(merged)
    void run(kept, merged)
  }
  const send = (submitted: FormEvent) => {
    submitted.preventDefault()
    const checked = kitchenSettings.safeParse(settingsFrom(typed, event.timeZone))
    setErrors(
      Object.fromEntries(
        (checked.error?.issues ?? []).map(({ path, message }) => [path.map(String).join('.'), message]),
      ),
    )
    if (checked.success) void run(checked.data, typed)
  }
  const set = (more: Partial<Typed>) => setTyped((before) => ({ ...before, ...more }))
  const setCourse = (categoryId: string, more: Partial<Typed['courses'][number]>) =>
    set({
      courses: typed.courses.map((course) =>
        course.categoryId === categoryId ? { ...course, ...more } : course,
      ),
    })
  return {
    typed,
    set,
    setCourse,
    errors,
    busy,
    clear,
    send,
    resumed: draft !== null && changed,
    failure: sides.unasked(failure),
    asking: sides.asking(keepTheirs),
  }
}
