import '../../ui/planner.css'
import type { ReactNode } from 'react'
import { generatePath, Link } from 'react-router'
import { pages } from '#core/pages'
import { site } from '#core/site'
import * as words from '#members/words/planner'
import { PageHead } from '#ui/page-head'
import { useTitle } from '#ui/title'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import type { Failure } from '../../client/calls/use-action.ts'

/**
 * The page of a mailed link about an event.
 * @param failure why the link opens nothing
 * @param done the event, and the sentence, for who has answered already
 */
export function LinkPage({
  title,
  failure,
  done,
  children,
}: {
  title: string
  failure: Failure | undefined
  done: { eventId: string; sentence: string } | undefined
  children: ReactNode
}) {
  useTitle(`${title} · ${site.name}`)
  return (
    <main className="page planner narrow">
      <PageHead title={title} />
      <div className="stack">
        {done ? (
          <>
            <p>{done.sentence}</p>
            <p>
              <Link className="button primary" to={generatePath(pages.overview.path, { id: done.eventId })}>
                {words.toEvent}
              </Link>
            </p>
          </>
        ) : failure ? (
          <>
            <FailureNotice failure={failure} />
            <p>
              <Link to={pages.dashboard.path}>{words.toEvents}</Link>
            </p>
          </>
        ) : (
          children
        )}
      </div>
    </main>
  )
}
