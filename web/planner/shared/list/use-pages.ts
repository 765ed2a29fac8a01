import { startTransition, useEffect, useMemo, useState } from 'react'
import { type Failure, failureOf } from '../../../client/calls/use-action.ts'
import { joined } from './joined.ts'

/** A list that is read page by page. The same object at each render. */
export type Paged<One, Page> = {
  itemsOf: (page: Page) => One[]
  /** Reads the page that another's `next` names. */
  read: (eventId: string, after: string) => Promise<Page>
  /** True if one comes after another in the list's order. */
  isAfter: (one: One, last: One) => boolean
}

/**
 * A list of an event: the first page at once, the others as they arrive. While the list is read anew, what stood there
 * before stays until its page has come.
 * @returns `complete`: every page has come; `again` reads on after a failure
 */
export function usePages<One, Page extends { next?: string | undefined }>(
  eventId: string,
  first: Page,
  list: Paged<One, Page>,
) {
  const startOf = (before: readonly One[]): Pages<One, Page> => ({
    first,
    read: list.itemsOf(first),
    next: first.next,
    before,
  })
  const [pages, setPages] = useState(() => startOf([]))
  const [failure, setFailure] = useState<Failure>()
  const items = useMemo(
    () => (pages.next ? joined(pages.read, pages.before, list.isAfter) : pages.read),
    [pages, list],
  )
  if (pages.first !== first) {
    setPages(startOf(items))
    setFailure(undefined)
  }
  useEffect(() => {
    const { next } = pages
    if (next === undefined || failure) return
    let over = false
    const readOn = async () => {
      const page = await list.read(eventId, next)
      if (over) return
      const read = [...pages.read, ...list.itemsOf(page)]
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
  }, [eventId, pages, failure, list])
  return { items, complete: pages.next === undefined, failure, again: () => setFailure(undefined) }
}

type Pages<One, Page> = { first: Page; read: One[]; next: string | undefined; before: readonly One[] }
