import { useEffect, useMemo, useState } from 'react'
import type { SavedMeanwhile } from '#core/shapes'
import type { NamedLanguage } from '#languages/names'
import type { Category } from '#menu/shape/menu'
import type { MenuInLanguage, MenuWords } from '#menu/shape/menu-words'
import { api, callApi } from '../../../client/calls/api.ts'
import { type Failure, useAction } from '../../../client/calls/use-action.ts'
import type { Words } from './column.ts'
import { decided, entitiesOf, errorsOf, sentOf, type Typing, unsavedOf, wordsIn } from './translated.ts'
import { readTranslationsDraft, saveTranslationsDraft, type Typed } from './translations-draft.ts'

export type Language = NamedLanguage

/** The translations of an event's menu, and what is typed of them in one language. The device keeps what is not saved. */
export function useTranslations(eventId: string, menu: readonly Category[], language: Language | '') {
  const [words, setWords] = useState<MenuWords[]>()
  const [typed, setTyped] = useState<Typed>(() => readTranslationsDraft(eventId))
  const [sent, setSent] = useState<MenuInLanguage>({})
  useEffect(() => saveTranslationsDraft(eventId, typed), [eventId, typed])

  const param = { id: eventId }
  const read = async () => {
    const answer = await callApi((options) => api.events[':id'].menu.words.$get({ param }, options))
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
    await callApi((options) =>
      api.events[':id'].menu.words[':language'].$put({ param: { ...param, language: into }, json }, options),
    )
    await read()
  }
  const forget = (ids: readonly string[]) =>
    setTyped(({ [language]: here = {}, ...others }) => {
      const left = Object.entries(here).filter(([id]) => !ids.includes(id))
      return { ...others, ...(left.length > 0 && { [language]: Object.fromEntries(left) }) }
    })
  const [both, setBoth] = useState<SavedMeanwhile[]>([])
  const saving = useAction(
    async (list: typeof unsaved, said: () => void) => {
      if (language === '') return
      await store(language, sentOf(list))
      forget(list.map(({ entity }) => entity.id))
      said()
    },
    ({ code, details }) => {
      if (code !== 'changed') return
      setBoth((details as { both?: SavedMeanwhile[] } | undefined)?.both ?? [])
      void loading.run()
    },
  )
  const removing = useAction(async (said: () => void) => {
    if (language === '') return
    await callApi((options) =>
      api.events[':id'].menu.words[':language'].$delete({ param: { ...param, language } }, options),
    )
    await read()
    said()
  })
  const baseOf = (id: string) => {
    const { name, description } = typedHere[id]?.was ?? stored.get(id) ?? { name: '', description: '' }
    return { name, description }
  }
  const type = (list: Iterable<readonly [string, Typing]>) => {
    const based = [...list].map(([id, words]) => [id, { ...words, was: words.was ?? baseOf(id) }] as const)
    setTyped((before) => ({ ...before, [language]: { ...before[language], ...Object.fromEntries(based) } }))
  }
  const errors = saving.failure ? errorsOf(sent, saving.failure.fields) : {}
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
    /** Fields that were stored otherwise meanwhile, and what answers for them. */
    both,
    decide: (chosen: Parameters<typeof decided>[2] | null, said: () => void) => {
      setBoth([])
      if (!chosen) return
      const list = decided(unsaved, both, chosen)
      type(list.map(({ entity, words }) => [entity.id, words]))
      void saving.run(list, said)
    },
    textOf: (id: string): Typing => typedHere[id] ?? stored.get(id) ?? { name: '', description: '' },
    errorOf: (id: string, field: keyof Words) => errors[`${id} ${field}`],
    type,
    discard: () => setTyped({}),
  }
}

/** True if a failure stands at fields: above them it is said once more only where it does not. */
export function standsAtFields(failure: Failure | undefined): boolean {
  return failure !== undefined && Object.keys(failure.fields).length > 0
}
