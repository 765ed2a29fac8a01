import { Editing } from '../../shared/event/editing.tsx'
import '../../../ui/planner.css'
import '../../shared/list/guests.css'
import './mail.css'
import { lazy, Suspense, useState } from 'react'
import { generatePath, Link, useLoaderData, useRevalidator, useSearchParams } from 'react-router'
import { pages } from '#core/pages'
import { site } from '#core/site'
import { isOpen } from '#events/rules/closing'
import { mayEdit } from '#events/rules/roles'
import { startList } from '#invitations/words/planner-list'
import { whenText } from '#languages/en/days'
import { changedFacts } from '#mailings/rules/kinds'
import type { ListMailKind } from '#mailings/shape/mail'
import * as words from '#mailings/words/planner-mail'
import { reachThem, sendTitles, withoutAddress } from '#mailings/words/planner-send'
import { printPath } from '#print/shape/documents'
import { Button } from '#ui/button'
import { Notice } from '#ui/notice'
import { PageHead } from '#ui/page-head'
import { useTitle } from '#ui/title'
import { useEvent } from '../../shared/event/event-place.ts'
import { silentPath, unaddressedPath } from '../../shared/event/list-counts.tsx'
import { GuestViews } from '../../shared/list/guest-views.tsx'
import { LoadingDialog } from '../../shared/loading-dialog.tsx'
import type { Mailing } from '../../shared/mail/calls.ts'
import type { MailRead } from './data.ts'
import { Log } from './log.tsx'
import { Plan } from './plan.tsx'

export { onlySearched as shouldRevalidate } from '../../shared/list/only-searched.ts'
export { loadMail as loader } from './data.ts'

const SendMail = lazy(async () => ({ default: (await import('../../shared/mail/send.tsx')).SendMail }))

type Sending = { mailing: Mailing; among?: string[] }

/** Mail to an event's guests: what to send, the plan of reminders, and what became of each mail. */
export function Component() {
  const { event, categories, at } = useEvent()
  const { reminders, log } = useLoaderData<MailRead>()
  const { revalidate } = useRevalidator()
  const [search, setSearch] = useSearchParams()
  const [pressed, setPressed] = useState<Sending | null>(null)
  const [onlyTroubles, setOnlyTroubles] = useState(false)
  const news = changedFacts.filter((fact) => search.get('news')?.split(',').includes(fact))
  const sending = news.length > 0 ? { mailing: { kind: 'news', changed: news } as const } : pressed
  const press = (kind: ListMailKind, among?: string[]) =>
    setPressed({ mailing: { kind, changed: [] }, ...(among && { among }) })
  useTitle(`${words.mailTitle} · ${event.title} · ${site.name}`)
  const { mail, paused, restsUntil, left, unaddressed, states } = reminders
  const { id, listed, timeZone } = event
  const open = isOpen(event, at)
  const silent = listed?.silent ?? 0
  const invited = log.mails.some(({ kind }) => kind === 'invite')
  const hasMenu = categories.some(({ items }) => items.length > 0)
  const asks = categories.some(({ required }) => required)
  // The next one to send stands first.
  const ask = (
    <Way
      key="ask"
      about={silent > 0 ? words.askAbout : words.everyoneAnswered}
      filled={invited}
      action={silent > 0 && words.askAction(silent)}
      press={() => press('remind')}
    />
  )
  const invite = (
    <Way
      key="invite"
      about={words.inviteAbout}
      filled={!invited}
      action={words.inviteAction}
      press={() => press('invite')}
    />
  )
  const close = () => {
    setPressed(null)
    if (news.length > 0) setSearch({}, { replace: true })
  }
  return (
    <>
      <PageHead
        title={words.mailTitle}
        part
        about={listed && <GuestViews event={event} invited={listed.invited} />}
      />
      {mail === 'off' ? (
        <div className="stack">
          <Notice>{words.mailOff}</Notice>
          <div className="row">
            <Link className="button primary" to={silentPath(id)}>
              {words.openList}
            </Link>
            <a className="button plain" href={printPath(id, 'invites')} target="_blank" rel="noopener">
              {words.printLinks}
            </a>
          </div>
        </div>
      ) : (
        <div className="mail-page">
          <div className="stack">
            {paused && (
              <Notice kind="warning">
                {words.pausedBecause(paused)}{' '}
                {paused.reason === 'bounces' && (
                  // biome-ignore lint/a11y/useValidAnchor: it leads to the list, and narrows it
                  <a href="#log" onClick={() => setOnlyTroubles(true)}>
                    {words.showUndeliverable}
                  </a>
                )}
              </Notice>
            )}
            {restsUntil !== null && <Notice>{words.mailRests(whenText(restsUntil, timeZone))}</Notice>}
            {!open && <Notice>{words.closedToMail}</Notice>}
            {open && mayEdit(event) && (
              <section className="stack" aria-labelledby="write">
                <h2 id="write">{words.writeHeading}</h2>
                <ul className="lines">
                  {!hasMenu && (
                    <li className="row apart mail-way">
                      <span>{words.menuFirst}</span>
                      <Link className="button primary" to={generatePath(pages.menu.path, { id })}>
                        {words.openMenu}
                      </Link>
                    </li>
                  )}
                  {listed && hasMenu && (invited ? [ask, invite] : [invite, ask])}
                  {!listed && (
                    <li className="row apart">
                      <span className="quietly">{words.listFirst}</span>
                      <Link className="button primary" to={generatePath(pages.guestList.path, { id })}>
                        {startList}
                      </Link>
                    </li>
                  )}
                  {listed && unaddressed > 0 && (
                    <li className="row apart mail-way">
                      <span className="quietly">{withoutAddress(unaddressed)}</span>
                      <Link className="button plain" to={unaddressedPath(id)}>
                        {reachThem}
                      </Link>
                    </li>
                  )}
                  {asks && (
                    <Way
                      about={words.completeAbout}
                      action={words.completeAction}
                      press={() => press('complete')}
                    />
                  )}
                </ul>
                <p className="quietly small figures">{words.leftToday(left)}</p>
              </section>
            )}
          </div>
          <Editing>
            <Plan event={event} at={at} reminders={reminders} saved={revalidate} />
          </Editing>
          <Log
            key={id}
            event={event}
            first={log}
            states={states}
            onlyTroubles={onlyTroubles}
            setOnlyTroubles={setOnlyTroubles}
            again={({ kind, invitationId, responseId }) => {
              const of = kind === 'complete' ? responseId : invitationId
              if (of && (kind === 'invite' || kind === 'remind' || kind === 'complete')) press(kind, [of])
            }}
          />
        </div>
      )}
      {sending && (
        <Suspense fallback={<LoadingDialog title={sendTitles[sending.mailing.kind]} onClose={close} />}>
          <SendMail
            event={event}
            mailing={sending.mailing}
            among={'among' in sending ? sending.among : undefined}
            sent={revalidate}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}

/** A kind of mail to send, with what it is for. */
function Way({
  about,
  action,
  filled = false,
  press,
}: {
  about: string
  action: string | false
  filled?: boolean
  press: () => void
}) {
  return (
    <li className="row apart mail-way">
      <span className="quietly">{about}</span>
      {action && (
        <Button look={filled ? 'primary' : 'plain'} onClick={press}>
          {action}
        </Button>
      )}
    </li>
  )
}
