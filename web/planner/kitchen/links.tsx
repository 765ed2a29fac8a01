import './links.css'
import { useCallback, useEffect, useState } from 'react'
import { whenText } from '#languages/en/days'
import { languageName } from '#languages/names'
import type { KitchenLink, MadeKitchenLink } from '#links/shape/link'
import * as words from '#links/words/planner'
import { Button } from '#ui/button'
import { ConfirmDialog } from '#ui/confirm-dialog'
import { toast } from '#ui/toast'
import { api, callApi } from '../../client/calls/api.ts'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import { failureOf, toastFailure, useAction } from '../../client/calls/use-action.ts'
import { useEvent } from '../shared/event/event-place.ts'
import { LinkLanguage } from './link-language.tsx'
import { MadeLink } from './made-link.tsx'
import { MakeLink } from './make-link.tsx'

type Asked = 'renew' | 'revoke' | 'language'
type Asking = { of: 'make' } | { of: Asked; link: KitchenLink } | null

async function linksOf(id: string): Promise<KitchenLink[]> {
  const { links } = await callApi((options) =>
    api.events[':id']['kitchen-links'].$get({ param: { id } }, options),
  )
  return links
}

/** The links that open the sheet in the kitchen: made, handed on, renewed and revoked. */
export function Links() {
  const { event } = useEvent()
  const id = event.id
  const [links, setLinks] = useState<KitchenLink[] | null>(null)
  const [failed, setFailed] = useState<ReturnType<typeof failureOf>>()
  const [asking, setAsking] = useState<Asking>(null)
  const [made, setMade] = useState<(MadeKitchenLink & { label: string }) | null>(null)
  const shown = useCallback((found: KitchenLink[]) => {
    setLinks(found)
    setFailed(undefined)
  }, [])
  const failing = useCallback((error: unknown) => setFailed(failureOf(error)), [])
  const load = () => void linksOf(id).then(shown, failing)
  useEffect(() => void linksOf(id).then(shown, failing), [id, shown, failing])
  const close = () => setAsking(null)
  return (
    <section className="kitchen-part kitchen-links" aria-labelledby="kitchen-links">
      <h2 id="kitchen-links">{words.linksTitle}</h2>
      <FailureNotice failure={failed} again={load} />
      {links !== null && links.length > 0 && (
        <ul>
          {links.map((link) => (
            <One key={link.id} link={link} ask={(of) => setAsking({ of, link })} />
          ))}
        </ul>
      )}
      <div className={links?.length === 0 ? 'empty of-links' : 'stack'}>
        <p className="quietly">{words.linksAbout}</p>
        {(links !== null || failed) && (
          <Button onClick={() => setAsking({ of: 'make' })}>{words.makeLink}</Button>
        )}
      </div>
      {asking?.of === 'make' && (
        <MakeLink
          onClose={close}
          onMade={(link) => {
            close()
            setMade(link)
            load()
          }}
        />
      )}
      {asking?.of === 'language' && (
        <LinkLanguage
          link={asking.link}
          onClose={close}
          onDone={() => {
            close()
            toast(words.languageSaved)
            load()
          }}
        />
      )}
      {(asking?.of === 'renew' || asking?.of === 'revoke') && (
        <Ask
          of={asking.of}
          link={asking.link}
          onClose={close}
          onDone={(renewed) => {
            close()
            if (renewed) setMade({ ...renewed, label: asking.link.label })
            else toast(words.linkRevokedToast)
            load()
          }}
        />
      )}
      {made && <MadeLink {...made} title={event.title} onClose={() => setMade(null)} />}
    </section>
  )
}

function One({ link, ask: asks }: { link: KitchenLink; ask: (of: Asked) => void }) {
  const { event } = useEvent()
  const { label, email, revokedAt } = link
  const mail = useAction(async () => {
    const param = { id: event.id, lid: link.id }
    await callApi((options) => api.events[':id']['kitchen-links'][':lid'].mail.$post({ param }, options))
    toast(words.mailQueued(email ?? ''))
  }, toastFailure)
  const ofLink = <span className="visually-hidden"> {words.ofLink(label)}</span>
  return (
    <li className={revokedAt === null ? '' : 'quietly'}>
      <div>
        <strong>{label}</strong>
        <Facts link={link} />
      </div>
      {revokedAt === null && (
        <div className="row">
          {email !== null && (
            <Button small disabled={mail.busy} onClick={() => void mail.run()}>
              {words.mailAgain}
              {ofLink}
            </Button>
          )}
          <Button small onClick={() => asks('language')}>
            {words.changeLanguage}
            <span className="visually-hidden"> {words.ofThisLink(label)}</span>
          </Button>
          <Button small onClick={() => asks('renew')}>
            {words.renew}
            {ofLink}
          </Button>
          <Button small look="danger" onClick={() => asks('revoke')}>
            {words.revoke}
            {ofLink}
          </Button>
        </div>
      )}
    </li>
  )
}

/** A link's settings and state. */
function Facts({ link }: { link: KitchenLink }) {
  const { event, categories, at } = useEvent()
  const when = (instant: number) => whenText(instant, event.timeZone)
  const names = categories.filter(({ id }) => link.courses?.includes(id)).map(({ name }) => name)
  const scope = [
    link.courses === null ? words.showsAll : names.join(', '),
    ...(link.names === 'none' ? [words.withoutNames] : []),
    ...(link.names === 'all' ? [words.withAllNames] : []),
    ...(link.mayConfirm ? [words.confirms] : []),
    ...(link.keepOffline ? [words.mayBeKept] : []),
    ...[languageName(link.language), link.email].filter((one) => one !== null),
  ]
  const opened = link.openedAt === null ? words.notOpened : words.openedAt(when(link.openedAt))
  const state =
    link.revokedAt !== null
      ? words.revokedAt(when(link.revokedAt))
      : at >= link.expiresAt
        ? words.hasExpired
        : `${opened} · ${words.expiresAt(when(link.expiresAt - 1))}`
  return (
    <>
      <p>{scope.join(' · ')}</p>
      <p className="quietly">{state}</p>
    </>
  )
}

type AskProps = {
  of: 'renew' | 'revoke'
  link: KitchenLink
  onClose: () => void
  onDone: (renewed: MadeKitchenLink | null) => void
}

/** Asks before a link's URL stops opening the page. */
function Ask({ of, link: { id: lid, label, keepOffline }, onClose, onDone }: AskProps) {
  const { event } = useEvent()
  const { busy, isSending, cancelAnd, failure, run } = useAction(async () => {
    const param = { id: event.id, lid }
    const one = api.events[':id']['kitchen-links'][':lid']
    if (of === 'renew') return onDone(await callApi((options) => one.renew.$post({ param }, options)))
    await callApi((options) => one.$delete({ param }, options))
    onDone(null)
  })
  const [title, about, action] =
    of === 'renew'
      ? [words.renewTitle(label), words.renewAbout, words.renew]
      : [words.revokeTitle(label), words.revokeAbout, words.revoke]
  return (
    <ConfirmDialog
      title={title}
      action={action}
      acting={words.working}
      cancel={words.cancel}
      busy={busy}
      isSending={isSending}
      failure={<FailureNotice failure={failure} />}
      confirm={() => void run()}
      onClose={cancelAnd(onClose)}
    >
      <p>
        {about} {keepOffline && words.revokeAboutKept}
      </p>
    </ConfirmDialog>
  )
}
