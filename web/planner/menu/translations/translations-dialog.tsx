import './translations.css'
import { useEffect, useId, useRef, useState } from 'react'
import { generatePath } from 'react-router'
import { pages } from '#core/pages'
import { loading } from '#core/words/shared'
import { languageNames, namedLanguages } from '#languages/names'
import { done, translationsTitle } from '#menu/words/planner'
import {
  chooseLanguage,
  columnFilled,
  deleteTranslation,
  descriptionOf,
  nameIn,
  pasteColumn,
  previewInIt,
  saveTranslation,
  translateInto,
  translationDeleted,
  translationSaved,
  translationsAbout,
  undoDeletion,
  withTranslations,
} from '#menu/words/planner-translations'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { Loading } from '#ui/loading'
import { toast } from '#ui/toast'
import { useAskedClose } from '../../../client/asked-close.tsx'
import { FailureNotice } from '../../../client/calls/failure-notice.tsx'
import { toastFailure, useAction } from '../../../client/calls/use-action.ts'
import { WhichOne } from '../../shared/both-sides/which-one.tsx'
import { useEvent } from '../../shared/event/event-place.ts'
import { ColumnField } from './column-field.tsx'
import { Progress } from './progress.tsx'
import { type Entity, fieldOf, sentOf, wordsIn } from './translated.ts'
import { TranslatedFields } from './translated-fields.tsx'
import { type Language, standsAtFields, useTranslations } from './use-translations.ts'

/** The label of each field, for the question which value of it stays. */
function fieldWords(entities: readonly Entity[]) {
  return Object.fromEntries(
    entities.flatMap(({ id, main }) => [
      [fieldOf(id, 'name'), { label: nameIn(main.name) }],
      [fieldOf(id, 'description'), { label: descriptionOf(main.name) }],
    ]),
  )
}

/**
 * A menu in other languages, one at a time: the planner's own words beside a field for each name and description.
 * @param first the language it opens with, if any
 */
export function TranslationsDialog({ first, onClose }: { first: Language | ''; onClose: () => void }) {
  const id = useId()
  const { event, categories } = useEvent()
  const [language, setLanguage] = useState(first)
  const [pasting, setPasting] = useState(false)
  const all = useTranslations(event.id, categories, language)
  const { words, typed, entities, stored, unsaved, saving, removing } = all
  const choice = useRef<HTMLSelectElement>(null)
  // Opening, the dialog finds only the button that closes it.
  const read = words !== undefined
  useEffect(() => {
    if (read) choice.current?.focus()
  }, [read])
  const end = () => {
    all.discard()
    onClose()
  }
  const changed = unsaved.length > 0 || Object.keys(typed).some((one) => one !== language)
  const asked = useAskedClose(changed, end, true)
  const close = saving.cancelAnd(removing.cancelAnd(asked.close))
  const save = () => void saving.run(unsaved, () => toast(translationSaved))
  const stillRight = (entity: Entity) => {
    const { name, description } = all.textOf(entity.id)
    const words = { name, description, was: { name, description } }
    void saving.run([{ entity, words }], () => toast(translationSaved))
  }
  const undoing = useAction(all.store, toastFailure)
  const remove = () => {
    if (language === '') return
    const before = entities.flatMap((entity) => {
      const found = stored.get(entity.id)
      return found ? [{ entity: { ...entity, main: found.of }, words: found }] : []
    })
    const action = { label: undoDeletion, run: () => void undoing.run(language, sentOf(before)) }
    void removing.run(() => toast(translationDeleted(languageNames[language]), { seconds: 10, action }))
  }
  const busy = saving.busy || removing.busy
  return (
    <Dialog title={translationsTitle} onClose={close} busy={saving.isSending || removing.isSending}>
      <div className="stack">
        <p className="quietly small">{translationsAbout}</p>
        <FailureNotice failure={all.loading.failure} again={() => void all.loading.run()} />
        {!words && !all.loading.failure && <Loading>{loading}</Loading>}
        {words && (
          <div className="field">
            <label htmlFor={`${id}-language`}>{translateInto}</label>
            <select
              ref={choice}
              id={`${id}-language`}
              className="input"
              value={language}
              onChange={({ target }) => {
                saving.clear()
                setPasting(false)
                setLanguage(target.value as Language)
              }}
            >
              {language === '' && <option value="">{chooseLanguage}</option>}
              {namedLanguages.map((tag) => {
                const { size } = wordsIn(words, tag)
                return (
                  <option key={tag} value={tag} lang={tag}>
                    {size > 0 ? withTranslations(languageNames[tag], size) : languageNames[tag]}
                  </option>
                )
              })}
            </select>
          </div>
        )}
        {words && language !== '' && (
          <>
            <Progress entities={entities} stored={stored} />
            {pasting ? (
              <ColumnField
                menu={categories}
                onClose={() => setPasting(false)}
                fill={(filled) => {
                  all.type(filled)
                  setPasting(false)
                  toast(columnFilled)
                }}
              />
            ) : (
              <div className="row">
                <Button small onClick={() => setPasting(true)}>
                  {pasteColumn}
                </Button>
                {stored.size > 0 && (
                  <>
                    <a
                      className="button small"
                      href={`${generatePath(pages.try.path, { id: event.id })}?lang=${language}`}
                      target="_blank"
                      rel="noreferrer"
                    >
                      {previewInIt}
                    </a>
                    <Button look="quiet" small disabled={busy} onClick={remove}>
                      {deleteTranslation}
                    </Button>
                  </>
                )}
              </div>
            )}
            <TranslatedFields all={all} language={language} busy={busy} stillRight={stillRight} />
            {!standsAtFields(saving.failure) && all.both.length === 0 && (
              <FailureNotice failure={saving.failure} again={save} />
            )}
            <FailureNotice failure={removing.failure} />
          </>
        )}
        <div className="actions">
          <Button onClick={close}>{unsaved.length > 0 ? 'Cancel' : done}</Button>
          {language !== '' && (
            <Button look="primary" disabled={busy || unsaved.length === 0} onClick={save}>
              {saveTranslation}
            </Button>
          )}
        </div>
      </div>
      {asked.asking}
      {all.both.length > 0 && (
        <WhichOne
          both={all.both}
          words={fieldWords(entities)}
          choose={(chosen) => all.decide(chosen, () => toast(translationSaved))}
          onClose={() => all.decide(null, () => undefined)}
        />
      )}
    </Dialog>
  )
}
