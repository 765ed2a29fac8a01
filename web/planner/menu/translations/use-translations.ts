import { useEffect, useMemo, useState } from 'react'
import type { NamedLanguage } from '#languages/names'
import type { Category } from '#menu/shape/menu'
import type { MenuInLanguage, MenuWords } from '#menu/shape/menu-words'
import { api, ask } from '../../../client/calls/api.ts'
import { type Failure, useAction } from '../../../client/calls/use-action.ts'
import type { Words } from './column.ts'
import { keepTyped, keptTyped, type Typed } from './kept-typed.ts'
import { complaintsOf, entitiesOf, sentOf, unsavedOf, wordsIn } from './translated.ts'

export type Language = NamedLanguage

/** The translations of an event's menu, and what is typed of them in one language. The device keeps what is not saved. */
export function useTranslations(eventId: string, menu: readonly Category[], language: Language | '') {
  const [words, setWords] = useState<MenuWords[]>()
  const [typed, setTyped] = useState<Typed>(() => keptTyped(eventId))
  const [sent, setSent] = useState<MenuInLanguage>({})
  useEffect(() => keepTyped(eventId, typed), [eventId, typed])

  const param = { id: eventId }
  const read = async () => {
    const answer = await ask((options) => api.events[':id'].menu.words.$get({ param }, options))
    setWords(answer.words)
  }
  const loading = useAction(read)
  // Read once, when the dialog opens.
  const [open] = useState(() => loading.run)
  useEffect(() => void open(), [open])

  const entities = useMemo(() => entitiesOf(menu), [menu])
  const stored = useMemo(() => wordsIn(words ?? [], language), [words, language])
  const typedHere = typed[language] ?? {}
  const unsaved = unsavedOf(entities, stored, typedHere)

  const store = async (into: Language, json: MenuInLanguage) => {
    setSent(json)
    await ask((options) =>
      api.events[':id'].menu.words[':language'].$put({ param: { ...param, language: into }, json }, options),
    )
    await read()
  }
  const forget = (ids: readonly string[]) =>
    setTyped(({ [language]: here = {}, ...others }) => {
      const left = Object.entries(here).filter(([id]) => !ids.includes(id))
      return { ...others, ...(left.length > 0 && { [language]: Object.fromEntries(left) }) }
    })
  const saving = useAction(async (list: typeof unsaved, said: () => void) => {
    if (language === '') return
    await store(language, sentOf(list))
    forget(list.map(({ entity }) => entity.id))
    said()
  })
  const removing = useAction(async (said: () => void) => {
    if (language === '') return
    await ask((options) =>
      api.events[':id'].menu.words[':language'].$delete({ param: { ...param, language } }, options),
    )
    await read()
    said()
  })
  const complaints = saving.failure ? complaintsOf(sent, saving.failure.fields) : {}
  return {
    words,
    typed,
    entities,
    stored,
    unsaved,
    loading,
    saving,
    removing,
    store,
    textOf: (id: string): Words => typedHere[id] ?? stored.get(id) ?? { name: '', description: '' },
    complaintOf: (id: string, field: keyof Words) => complaints[`${id} ${field}`],
    type: (list: Iterable<readonly [string, Words]>) =>
      setTyped((before) => ({ ...before, [language]: { ...before[language], ...Object.fromEntries(list) } })),
    discard: () => setTyped({}),
  }
}

/** True if a failure stands at fields: above them it is said once more only where it does not. */
export function standsAtFields(failure: Failure | undefined): boolean {
  return failure !== undefined && Object.keys(failure.fields).length > 0
}
