import { type ReactNode, Suspense, useState } from 'react'
import type { PlannerEvent } from '#events/shape/event'
import type { Category } from '#menu/shape/menu'
import { fromEarlierEvent, goOnPasting, pasteMenu } from '#menu/words/planner'
import { templatesTitle } from '#templates/words/planner'
import { Button } from '#ui/button'
import { lazyPrefetched } from '../../client/lazy-prefetched.ts'
import { LoadingDialog } from '../shared/loading-dialog.tsx'
import { readPasteDraft } from './paste/paste-draft.ts'

// Opened by a click: their code comes after the page's own.
const PasteMenu = lazyPrefetched(async () => (await import('./paste/paste-menu.tsx')).PasteMenu)
const EarlierEvent = lazyPrefetched(async () => (await import('./draft/earlier-event.tsx')).EarlierEvent)

const Templates = lazyPrefetched(
  async () => (await import('./templates/templates-dialog.tsx')).TemplatesDialog,
)

const titles = { paste: pasteMenu, earlier: fromEarlierEvent, templates: templatesTitle }

/**
 * The ways to many dishes at once: lines that are pasted, a template, and, while a menu is empty, another event's menu.
 * @param here the category in which pasted dishes go that stand before any of the lines' own
 * @param children what stands beside them
 */
export function MenuWays({
  event,
  menu,
  here,
  children,
}: {
  event: PlannerEvent
  menu: Category[]
  here?: Category
  children?: ReactNode
}) {
  const [open, setOpen] = useState<keyof typeof titles | null>(null)
  const close = () => setOpen(null)
  const dialog = { event, menu, onClose: close }
  return (
    <div className="row">
      <Button small onClick={() => setOpen('paste')}>
        {readPasteDraft(event.id) ? goOnPasting : pasteMenu}
      </Button>
      {menu.length === 0 && (
        <Button small onClick={() => setOpen('earlier')}>
          {fromEarlierEvent}
        </Button>
      )}
      {!here && (
        <Button small onClick={() => setOpen('templates')}>
          {templatesTitle}
        </Button>
      )}
      {children}
      {open && (
        <Suspense fallback={<LoadingDialog title={titles[open]} onClose={close} />}>
          {open === 'paste' && <PasteMenu {...dialog} {...(here && { here })} />}
          {open === 'earlier' && <EarlierEvent {...dialog} />}
          {open === 'templates' && <Templates {...dialog} />}
        </Suspense>
      )}
    </div>
  )
}
