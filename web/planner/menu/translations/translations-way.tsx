import './translations-way.css'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { languageNames, type NamedLanguage } from '#languages/names'
import type { Category } from '#menu/shape/menu'
import type { MenuWords } from '#menu/shape/menu-words'
import { translationsTitle } from '#menu/words/planner'
import { someToLookAt, toLookAtCount } from '#menu/words/planner-translations'
import { Button } from '#ui/button'
import { api, callApi } from '../../../client/calls/api.ts'
import { LoadingDialog } from '../../shared/loading-dialog.tsx'
import { type ToLookAt, toLookAtIn } from './translated.ts'

// Few menus have any: its code comes when it is opened.
const TranslationsDialog = lazy(async () => ({
  default: (await import('./translations-dialog.tsx')).TranslationsDialog,
}))

/**
 * The way to a menu's translations, and a line about those whose main text has changed since: each of its languages opens
 * them there.
 * @param part the page shows a part of the menu: then only the line stands there
 */
export function TranslationsWay({
  eventId,
  menu,
  part = false,
}: {
  eventId: string
  menu: Category[]
  part?: boolean
}) {
  const [open, setOpen] = useState<NamedLanguage | '' | null>(null)
  const toLookAt = useToLookAt(eventId, menu, open === null)
  const close = () => setOpen(null)
  return (
    <>
      {!part && (
        <Button small onClick={() => setOpen('')}>
          {translationsTitle}
        </Button>
      )}
      {toLookAt.length > 0 && (
        <div className="translations-to-look-at">
          <p className="quietly small">{someToLookAt}</p>
          {toLookAt.map(({ language, count }) => (
            <Button key={language} look="quiet" small onClick={() => setOpen(language)}>
              <bdi lang={language}>{languageNames[language]}</bdi> · {toLookAtCount(count)}
            </Button>
          ))}
        </div>
      )}
      {open !== null && (
        <Suspense fallback={<LoadingDialog title={translationsTitle} onClose={close} />}>
          <TranslationsDialog first={open} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

/** Languages with translations to look at. They are read once, and again after a dialog about them is closed. */
function useToLookAt(id: string, menu: Category[], closed: boolean): ToLookAt[] {
  const [words, setWords] = useState<MenuWords[]>([])
  useEffect(() => {
    if (!closed) return
    let current = true
    callApi((options) => api.events[':id'].menu.words.$get({ param: { id } }, options)).then(
      (read) => current && setWords(read.words),
      // Without the line the menu is as it was.
      () => {},
    )
    return () => {
      current = false
    }
  }, [id, closed])
  return useMemo(() => toLookAtIn(menu, words), [menu, words])
}
