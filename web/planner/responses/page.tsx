import { comingAndNot } from '#words/decline'
import { notDeliveredLine, shownName, totalLine } from '#words/planner'
import '../../ui/planner.css'
import '../responses.css'
import { useDeferredValue, useMemo, useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { figure } from '#contract/figures'
import type { ResponseView } from '#contract/guest'
import { site } from '#contract/site'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { Notice } from '#ui/notice'
import { PageHead } from '#ui/page-head'
import { useTitle } from '#ui/title'
import { useLive } from '../../client/live.ts'
import { BackToEvent, ConnectionLost, EventPlaces } from '../event-tabs.tsx'
import type { PlannerResponses } from './data.ts'
import { ExportButton } from './export.tsx'
import { AnswerForm } from './form.tsx'
import { NotComing } from './not-coming.tsx'
import { DeleteResponse } from './remove.tsx'
import { ResponseRow } from './row.tsx'
import { matches, matchesDecline, type Wanted, withSameName } from './search.ts'

export { loadResponses as loader } from './data.ts'

type Open = { form: ResponseView | null } | { remove: ResponseView } | null

/** Every response of an event, newest first. */
export function Component() {
  const { event, responses, declines, menu, total } = useLoaderData<PlannerResponses>()
  const { revalidate } = useRevalidator()
  const [wanted, setWanted] = useState<Wanted>({ name: '', dish: '', allergies: false })
  const [open, setOpen] = useState<Open>(null)
  const live = useLive(event.id)
  useTitle(`Guest Responses · ${event.title} · ${site.name}`)
  // Typing stays quick while two thousand rows follow.
  const search = useDeferredValue(wanted)
  const found = useMemo(() => responses.filter((one) => matches(one, search)), [responses, search])
  const sameName = useMemo(() => withSameName(responses), [responses])
  const declined = declines.filter((one) => matchesDecline(one, search))
  const undelivered = [...responses, ...declines].filter((one) => one.undelivered).length
  const close = () => setOpen(null)
  const filtering = search.name !== '' || search.dish !== '' || search.allergies

  return (
    <main className="page planner">
      <PageHead
        title="Guest Responses"
        back={<BackToEvent />}
        about={event.title}
        next={
          <>
            <ExportButton event={event} responses={total.responses} />
            <Button look="primary" onClick={() => setOpen({ form: null })}>
              Add Response
            </Button>
          </>
        }
      />
      <EventPlaces eventId={event.id} />
      <ConnectionLost live={live} />
      <p className="lead figures" role="status">
        {totalLine(total.responses, total.guests)}
      </p>
      {total.notComing > 0 && (
        <p className="figures" role="status">
          {comingAndNot(figure(total.guests), figure(total.notComing))}
        </p>
      )}
      {undelivered > 0 && <Notice kind="near">{notDeliveredLine(undelivered)}</Notice>}
      {responses.length === 0 ? (
        <div className="empty">
          <h2>No guest responses yet</h2>
          <p>
            Share the event code {event.eventCode} with your guests. Their answers appear here by themselves.
          </p>
        </div>
      ) : (
        <>
          <search className="toolbar response-search">
            <Field
              label="Search by name"
              type="search"
              value={wanted.name}
              onChange={({ target }) => setWanted({ ...wanted, name: target.value })}
            />
            <div className="field">
              <label htmlFor="dish">Dish</label>
              <select
                id="dish"
                className="input"
                value={wanted.dish}
                onChange={({ target }) => setWanted({ ...wanted, dish: target.value })}
              >
                <option value="">All dishes</option>
                {menu.map((category) => (
                  <optgroup key={category.id} label={shownName(category)}>
                    {category.items.map((item) => (
                      <option key={item.id} value={item.id}>
                        {shownName(item)}
                      </option>
                    ))}
                  </optgroup>
                ))}
              </select>
            </div>
            <label className="check">
              <input
                type="checkbox"
                checked={wanted.allergies}
                onChange={({ target }) => setWanted({ ...wanted, allergies: target.checked })}
              />
              Only with allergies
            </label>
          </search>
          {filtering && (
            <p className="quietly figures" role="status">
              {figure(found.length)} of {figure(responses.length)} responses shown
            </p>
          )}
          <ul className="lines responses">
            {found.map((response) => (
              <ResponseRow
                key={response.id}
                response={response}
                menu={menu}
                timeZone={event.timeZone}
                sameName={sameName.has(response.id)}
                open={setOpen}
              />
            ))}
          </ul>
        </>
      )}
      <NotComing event={event} declines={declined} changed={revalidate} />
      {open && 'form' in open && (
        <AnswerForm event={event} menu={menu} response={open.form} saved={revalidate} onClose={close} />
      )}
      {open && 'remove' in open && (
        <DeleteResponse
          eventId={event.id}
          response={open.remove}
          changed={() => void revalidate()}
          onClose={close}
        />
      )}
    </main>
  )
}
