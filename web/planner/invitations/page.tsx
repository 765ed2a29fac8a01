import { Editing } from '../shared/event/editing.tsx'
import '../../ui/planner.css'
import '../shared/list/guests.css'
import './invitations.css'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { generatePath, Link, useLoaderData, useRevalidator } from 'react-router'
import { pages } from '#core/pages'
import { site } from '#core/site'
import type { Invitation } from '#invitations/shape/invitation'
import { answerForParty, whoseAnswer } from '#invitations/words/planner-answers'
import {
  addLineLabel,
  goOnImporting,
  guestListTitle,
  importList,
  importWaits,
  listLoading,
  listNotAllLoaded,
  loadListAgain,
  noListAbout,
  noListYet,
} from '#invitations/words/planner-list'
import { sendTitles } from '#mailings/words/planner-send'
import type { PlannerCategory } from '#menu/shape/menu'
import type { MenuWithRemoved } from '#party/shape/responses'
import { printPath } from '#print/shape/documents'
import { printLists } from '#print/words/kitchen'
import { Button } from '#ui/button'
import { Notice } from '#ui/notice'
import { PageHead } from '#ui/page-head'
import { useTitle } from '#ui/title'
import { useEvent } from '../shared/event/event-place.ts'
import { GuestViews } from '../shared/list/guest-views.tsx'
import { usePages } from '../shared/list/use-pages.ts'
import { LoadingDialog } from '../shared/loading-dialog.tsx'
import { AddLine } from './add-line.tsx'
import { type ListPage, paged } from './data.ts'
import { readImportDraft } from './import-draft.ts'
import { type AskedFor, GuestList } from './list.tsx'
import { ListFile } from './list-file.tsx'
import { PartyForm } from './party-form.tsx'
import { useRemoveParty } from './use-remove-party.ts'
import { useWhose } from './use-whose.ts'

export { onlySearched as shouldRevalidate } from '../shared/list/only-searched.ts'
export { loadList as loader } from './data.ts'

const ChooseAnswer = lazy(async () => ({
  default: (await import('./choose-response.tsx')).ChooseResponse,
}))

const AnswerForm = lazy(async () => ({ default: (await import('../shared/response/form.tsx')).ResponseForm }))

const SendMail = lazy(async () => ({ default: (await import('../shared/mail/send.tsx')).SendMail }))

type Open =
  | { party: Invitation }
  | { typed: string }
  /** The party whose answer is looked for; `given` is one that is theirs, too. */
  | { answerOf: Invitation; given: string | undefined }
  /** Mail to some of the parties. */
  | { mail: AskedFor; parties: readonly Invitation[] }
  /** The party that the planner answers for. */
  | { answerFor: Invitation }
  | null

/** Everybody who was invited, party by party, with what they answered. */
export function Component() {
  const { event, categories } = useEvent()
  const first = useLoaderData<ListPage>()
  const { counts } = first
  const { items, complete, failure, again } = usePages(event.id, first, paged)
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState<Open>(null)
  const remove = useRemoveParty(event.id, revalidate)
  const whose = useWhose(event.id, revalidate)
  const close = () => setOpen(null)
  const choose = useCallback((party: Invitation, given?: string) => setOpen({ answerOf: party, given }), [])
  useTitle(`${guestListTitle} · ${event.title} · ${site.name}`)
  const isEmpty = items.length === 0 && complete
  const importPath = generatePath(pages.guestImport.path, { id: event.id })
  const [cut] = useState(() => readImportDraft(event.id))
  const left = cut ? cut.rows.length - cut.done : 0
  // The list comes first: the line to add by unfolds at a press, and stays for the next party.
  const [adding, setAdding] = useState<'pressed' | 'stays'>()
  return (
    <>
      <PageHead
        title={guestListTitle}
        part
        about={<GuestViews event={event} invited={counts.invited} />}
        next={
          <Editing>
            {!isEmpty && (
              <>
                <a
                  className="button quiet"
                  href={printPath(event.id, 'silent')}
                  target="_blank"
                  rel="noopener"
                >
                  {printLists}
                </a>
                <ListFile eventId={event.id} />
              </>
            )}
            <Link className="button plain" to={importPath}>
              {importList}
            </Link>
            {!isEmpty && !adding && (
              <Button look="primary" onClick={() => setAdding('pressed')}>
                <Plus className="icon" aria-hidden />
                {addLineLabel}
              </Button>
            )}
          </Editing>
        }
      />
      <Editing>
        {left > 0 && (
          <Notice>
            {importWaits(left)}
            <div>
              <Link className="button small" to={importPath}>
                {goOnImporting}
              </Link>
            </div>
          </Notice>
        )}
        {(isEmpty || adding) && (
          <AddLine
            eventId={event.id}
            pressed={adding === 'pressed'}
            added={() => {
              setAdding('stays')
              return revalidate()
            }}
            more={(typed) => setOpen({ typed })}
          />
        )}
      </Editing>
      {failure && (
        <Notice kind="error">
          {listNotAllLoaded} {failure.message}
          <div>
            <Button small onClick={again}>
              {loadListAgain}
            </Button>
          </div>
        </Notice>
      )}
      {!complete && !failure && <p className="quietly">{listLoading}</p>}
      {isEmpty ? (
        <div className="empty of-guests">
          <h3>{noListYet}</h3>
          <p>{noListAbout}</p>
        </div>
      ) : (
        <GuestList
          list={items}
          counts={counts}
          edit={(party) => setOpen({ party })}
          remove={(party) => void remove(party)}
          whose={whose}
          choose={choose}
          answer={(answerFor) => setOpen({ answerFor })}
          changed={revalidate}
          mail={(kind, parties) => setOpen({ mail: kind, parties })}
        />
      )}
      {open && 'answerOf' in open && (
        <Suspense fallback={<LoadingDialog title={whoseAnswer(open.answerOf.label)} onClose={close} />}>
          <ChooseAnswer
            eventId={event.id}
            party={open.answerOf}
            timeZone={event.timeZone}
            given={open.given}
            whose={whose}
            onClose={close}
          />
        </Suspense>
      )}
      {open && 'answerFor' in open && (
        <Suspense fallback={<LoadingDialog title={answerForParty(open.answerFor.label)} onClose={close} />}>
          <AnswerForm
            event={event}
            menu={menuOf(categories)}
            response={null}
            invitation={open.answerFor}
            saved={revalidate}
            onClose={close}
          />
        </Suspense>
      )}
      {open && 'mail' in open && (
        <Suspense fallback={<LoadingDialog title={sendTitles[open.mail]} onClose={close} />}>
          <SendMail
            event={event}
            mailing={{ kind: open.mail, changed: [] }}
            among={idsOf(open.mail, open.parties)}
            // Mail about an answer goes to the answer's own address.
            withoutAddress={open.mail === 'remind' ? open.parties.filter(({ email }) => !email).length : 0}
            sent={revalidate}
            onClose={close}
          />
        </Suspense>
      )}
      {open && ('party' in open || 'typed' in open) && (
        <PartyForm eventId={event.id} {...open} saved={revalidate} onClose={close} />
      )}
    </>
  )
}

/** Ids of parties, or of their answers where mail is about these. */
function idsOf(kind: AskedFor, parties: readonly Invitation[]): string[] {
  return kind === 'remind'
    ? parties.map(({ id }) => id)
    : parties.flatMap(({ responseId }) => responseId ?? [])
}

/** The menu as it stands, for a form that knows what left it, too. */
function menuOf(categories: readonly PlannerCategory[]): MenuWithRemoved {
  return categories.map((category) => ({
    ...category,
    removed: false,
    items: category.items.map((item) => ({ ...item, removed: false })),
  }))
}
