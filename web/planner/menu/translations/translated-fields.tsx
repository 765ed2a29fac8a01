import {
  descriptionHasChanged,
  descriptionOf,
  isMissing,
  nameIn,
  stillRight as right,
  toLookAt,
} from '#menu/words/planner-translations'
import { Button } from '#ui/button'
import { Field, TextField } from '#ui/field'
import { type Entity, isToLookAt } from './translated.ts'
import type { Language, useTranslations } from './use-translations.ts'

/** Each course and dish with its main text, and a field for its name and its description in a language. */
export function TranslatedFields({
  all,
  language,
  busy,
  stillRight,
}: {
  all: ReturnType<typeof useTranslations>
  language: Language
  busy: boolean
  stillRight: (entity: Entity) => void
}) {
  const { entities, stored, unsaved, textOf, errorOf, type } = all
  return (
    <ul className="translations" key={language}>
      {entities.map((entity) => {
        const { id, main, course } = entity
        const value = textOf(id)
        const made = stored.get(id)
        const open = unsaved.some((one) => one.entity.id === id)
        const described = !course && (main.description !== '' || value.description !== '')
        return (
          <li key={id} className={course ? 'course' : undefined}>
            <div className="main-text" dir="auto">
              <strong>{main.name}</strong>
              {main.description && <span className="quietly small">{main.description}</span>}
              {!made && !open && <span className="quietly small">{isMissing}</span>}
              {made && isToLookAt(entity, made) && (
                <span className="to-look-at small">
                  {made.of.name === main.name ? descriptionHasChanged : toLookAt(made.of.name)}
                  {!open && (
                    <Button small disabled={busy} onClick={() => stillRight(entity)}>
                      {right}
                      <span className="visually-hidden"> for {main.name}</span>
                    </Button>
                  )}
                </span>
              )}
            </div>
            <div className="stack">
              <Field
                label={nameIn(main.name)}
                lang={language}
                dir="auto"
                autoComplete="off"
                value={value.name}
                error={errorOf(id, 'name')}
                onChange={({ target }) => type([[id, { ...value, name: target.value }]])}
              />
              {described && (
                <TextField
                  label={descriptionOf(main.name)}
                  lang={language}
                  dir="auto"
                  rows={2}
                  value={value.description}
                  error={errorOf(id, 'description')}
                  onChange={({ target }) => type([[id, { ...value, description: target.value }]])}
                />
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
