import './templates.css'
import { useEffect, useMemo, useState } from 'react'
import { loading } from '#core/words/shared'
import type { PlannerEvent } from '#events/shape/event'
import type { Category } from '#menu/shape/menu'
import type { TemplateSummary } from '#templates/shape/template'
import * as words from '#templates/words/planner'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { Loading } from '#ui/loading'
import { useAskedClose } from '../../../client/asked-close.tsx'
import { FailureNotice } from '../../../client/calls/failure-notice.tsx'
import { type Failure, failureOf, useAction } from '../../../client/calls/use-action.ts'
import { AddDraft } from '../draft/add-draft.tsx'
import { type Draft, remarksOn, withChange, without } from '../draft/draft.ts'
import { DraftTree } from '../draft/draft-tree.tsx'
import { categoriesAllowed } from '../draft/event-menu.ts'
import { useAddDraft } from '../draft/use-add-draft.ts'
import { draftOfTemplate, readTemplates } from './data.ts'
import { KeepForm } from './keep-form.tsx'
import { TemplateRow } from './template-row.tsx'

/** The menus that a planner keeps: this one is added to them, or one of them to this menu, looked at before. */
export function TemplatesDialog({
  event,
  menu,
  onClose,
}: {
  event: PlannerEvent
  menu: Category[]
  onClose: () => void
}) {
  const [templates, setTemplates] = useState<TemplateSummary[] | null>(null)
  const [draft, setDraft] = useState<Draft | null>(null)
  const { busy, isSending, cancelAnd, failure, clear, add } = useAddDraft(event.id, onClose)
  const { close, asking } = useAskedClose(draft !== null, onClose)
  const [unread, setUnread] = useState<Failure>()
  const read = async () => setTemplates(await readTemplates())
  const using = useAction(async (id: string) => {
    const template = await draftOfTemplate(id)
    clear()
    setDraft(template)
  })
  const ways = useMemo<Parameters<typeof DraftTree>[0]['ways']>(
    () => ({
      change: (id, change) => setDraft((before) => before && withChange(before, id, change)),
      remove: (id) => setDraft((before) => before && without(before, new Set([id]))),
    }),
    [],
  )
  const remarks = remarksOn(draft ?? [], menu, categoriesAllowed(event))
  useEffect(() => {
    readTemplates().then(setTemplates, (error: unknown) => setUnread(failureOf(error)))
  }, [])
  return (
    <Dialog title={words.templatesTitle} onClose={cancelAnd(close)} busy={isSending}>
      {draft ? (
        <AddDraft
          draft={draft}
          remarks={remarks}
          leaveOut={(ids) => setDraft(without(draft, ids))}
          busy={busy}
          failure={failure}
          add={() => add(draft)}
          actions={
            <Button onClick={cancelAnd(() => setDraft(null))} disabled={isSending}>
              {words.backToTemplates}
            </Button>
          }
        >
          <DraftTree draft={draft} remarks={remarks} ways={ways} />
        </AddDraft>
      ) : (
        <div className="stack">
          {menu.some(({ items }) => items.length > 0) && <KeepForm event={event} kept={read} />}
          <section className="stack tight">
            <h3>{words.yourTemplates}</h3>
            {!templates && !unread && <Loading>{loading}</Loading>}
            <FailureNotice failure={unread ?? using.failure} />
            {templates?.length === 0 && <p className="quietly">{words.noTemplates}</p>}
            {templates && templates.length > 0 && (
              <ul className="menu-templates">
                {templates.map((template) => (
                  <TemplateRow
                    key={template.id}
                    template={template}
                    use={() => void using.run(template.id)}
                    changed={read}
                  />
                ))}
              </ul>
            )}
          </section>
          <div className="actions">
            <Button onClick={close}>Close</Button>
          </div>
        </div>
      )}
      {asking}
    </Dialog>
  )
}
