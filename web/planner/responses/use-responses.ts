import { startTransition, useEffect, useMemo, useState } from 'react'
import type { PlannerResponse } from '#party/shape/responses'
import { type Failure, failureOf } from '../../client/calls/use-action.ts'
import { type ResponsesPage, responsesPage } from './data.ts'
import { joined } from './joined.ts'

/**
 * All responses of an event: the first page at once, the others as they arrive. While the list is read anew, what
 * stood there before stays until its page has come.
 * @returns `complete`: nothing is missing; `again` reads on after a failure
 */
export function useResponses(eventId: string, first: ResponsesPage) {
  const [pages, setPages] = useState(() => startOf(first, []))
  const [failure, setFailure] = useState<Failure>()
  const responses = useMemo(() => (pages.next ? joined(pages.read, pages.before) : pages.read), [pages])
  if (pages.first !== first) {
    setPages(startOf(first, responses))
    setFailure(undefined)
  }
  useEffect(() => {
    const { next } = pages
    if (next === undefined || failure) return
    let over = false
    const readOn = async () => {
      const page = await responsesPage(eventId, next)
      if (over) return
      const read = [...pages.read, ...page.responses]
      // Do not overwrite a newer reading.
      startTransition(() =>
        setPages((now) => (now.first === pages.first ? { ...now, read, next: page.next } : now)),
      )
    }
    readOn().catch((error) => {
      if (!over) setFailure(failureOf(error))
    })
    return () => {
      over = true
    }
  }, [eventId, pages, failure])
  const complete = pages.next === undefined || responses.length >= first.total.responses
  return {
    responses,
    complete,
    failure,
    again: () => setFailure(undefined),
  }
}

type Pages = {
  first: ResponsesPage
  read: PlannerResponse[]
  next: string | undefined
  before: readonly PlannerResponse[]
}

function startOf(first: ResponsesPage, before: readonly PlannerResponse[]): Pages {
  return { first, read: first.responses, next: first.next, before }
}
