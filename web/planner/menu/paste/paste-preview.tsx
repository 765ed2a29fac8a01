import { useCallback, useMemo } from 'react'
import type { PlannerEvent } from '#events/shape/event'
import type { Category } from '#menu/shape/menu'
import { backToLines, categoriesDoNotFit, previewHint } from '#menu/words/planner'
import { Button } from '#ui/button'
import { NeedMore } from '../../shared/event/need-more.tsx'
import { AddDraft } from '../draft/add-draft.tsx'
import { folded, linesOf, sizeOf } from '../draft/draft.ts'
import { categoriesAllowed } from '../draft/event-menu.ts'
import type { useAddDraft } from '../draft/use-add-draft.ts'
import { LineList } from './line-list.tsx'
import { draftOf, linesIn, type MenuLine, remarksOnLines, withLine, withoutCourses } from './menu-lines.ts'
import type { Paste } from './paste-draft.ts'

/** Pasted lines as the menu they make. Where it has more categories than the event may have, the way to more stands there. */
export function PastePreview({
  event,
  menu,
  here,
  text,
  lines,
  setPaste,
  busy,
  isSending,
  cancelAnd,
  failure,
  add,
}: {
  event: PlannerEvent
  menu: Category[]
  here: Category | undefined
  text: string
  lines: MenuLine[]
  setPaste: (change: (before: Paste) => Paste) => void
} & Pick<ReturnType<typeof useAddDraft>, 'busy' | 'isSending' | 'cancelAnd' | 'failure' | 'add'>) {
  const draft = useMemo(() => draftOf(lines, menu, here), [lines, menu, here])
  const max = categoriesAllowed(event)
  const wanted = menu.length + sizeOf(draft).categories
  const remarks = remarksOnLines(lines, draft, menu, max)
  const change = useCallback<Parameters<typeof LineList>[0]['change']>(
    (id, part) =>
      setPaste((before) => ({ ...before, lines: before.lines && withLine(before.lines, id, part, here) })),
    [setPaste, here],
  )
  const back = () => {
    const written = linesOf(draft)
    const untouched = written === linesOf(draftOf(linesIn(text, here), menu, here))
    setPaste(() => ({ text: untouched ? text : written, lines: null }))
  }
  return (
    <AddDraft
      draft={draft}
      remarks={remarks}
      leaveOut={(ids) =>
        setPaste((before) => ({ ...before, lines: before.lines && withoutCourses(before.lines, ids) }))
      }
      hint={previewHint}
      more={
        wanted > max && (
          <p>
            {categoriesDoNotFit(wanted, max)} {!event.premium && <NeedMore />}
          </p>
        )
      }
      busy={busy}
      failure={failure}
      add={() => add(draft)}
      actions={
        <Button disabled={isSending} onClick={cancelAnd(back)}>
          {backToLines}
        </Button>
      }
    >
      <LineList
        lines={lines}
        remarks={remarks}
        existing={(name) => menu.some((one) => folded(one.name) === folded(name))}
        change={change}
      />
    </AddDraft>
  )
}
