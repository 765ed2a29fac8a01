import type { LoaderFunctionArgs } from 'react-router'
import { sortKeyOf } from '#invitations/rules/label'
import type { Invitation, InvitationList } from '#invitations/shape/invitation'
import { listNotLoaded } from '#invitations/words/planner-list'
import { api, callApi } from '../../client/calls/api.ts'
import { signedIn } from '../../client/calls/session.ts'
import { orNotFound } from '../shared/event/load-event.ts'
import type { Paged } from '../shared/list/use-pages.ts'

/** One page of the list; the last has no `next`. */
export type ListPage = Omit<InvitationList, 'next'> & { next?: string | undefined }

function listPage(id: string, after?: string): Promise<ListPage> {
  const query = after === undefined ? {} : { after }
  return callApi(
    (options) => api.events[':id'].invitations.$get({ param: { id }, query }, options),
    listNotLoaded,
  )
}

/** The first page of an event's guest list. The page reads the others once it stands. */
export async function loadList({ request, params }: LoaderFunctionArgs): Promise<ListPage> {
  await signedIn(request)
  return orNotFound(listPage(params.id ?? ''))
}

/** The list, page by page. */
export const paged: Paged<Invitation, ListPage> = {
  itemsOf: ({ invitations }) => invitations,
  read: listPage,
  isAfter: (one, last) => {
    const [a, b] = [sortKeyOf(one.label), sortKeyOf(last.label)]
    return a === b ? one.id > last.id : a > b
  },
}
