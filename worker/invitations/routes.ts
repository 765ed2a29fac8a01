import { Hono } from 'hono'
import * as z from 'zod/mini'
import { now } from '#core/clock'
import type { AppEnv } from '#core/http/app'
import { csvHeaders, xlsxHeaders } from '#core/http/csv'
import { valid, validQuery } from '#core/http/valid'
import { access, readEvent, verbContext } from '#events/http/access'
import { tellsPlaces } from '#events/http/tells-pages'
import { createInvitation } from './create.ts'
import { listCsv, listExportQueries, listXlsx } from './export.ts'
import { importInvitations, undoableImports, undoImport } from './import/import.ts'
import { invitationLink, renewInvitationLink } from './link.ts'
import { linkResponse } from './matching/link-response.ts'
import { responsesToMatch, responsesToMatchQueries } from './matching/responses-to-match.ts'
import { cursor, invitationList, invitationListQueries, withoutContacts } from './read.ts'
import { removeInvitation, restoreInvitation } from './remove.ts'
import { type ImportedChunk, importChunk, type UndoableImports, type UndoneImport } from './shape/import.ts'
import {
  type Invitation,
  type InvitationLink,
  type InvitationList,
  invitationChange,
  type NewInvitationMade,
  newInvitation,
  type ResponsesToMatch,
  responseLink,
} from './shape/invitation.ts'
import { updateInvitation } from './update.ts'

/** The page of the list. Refuses a cursor that no page has. */
const pageQuery = validQuery(
  z.object({ after: z.optional(z.string().check(z.regex(cursor))) }),
  'unknown_cursor',
)

/** `/api/events/:id/invitations`: the guest list. 401 signed out, 404 for another planner's event. */
export const guestList = new Hono<AppEnv>()
  /** `InvitationList`, 500 by label; `?after=` is a page's `next`. */
  .get('/:id/invitations', pageQuery, async (context) => {
    const { after } = context.req.valid('query')
    const rows = await readEvent(context, 'viewer', (db, id) => invitationListQueries(db, id, after))
    const list = invitationList(rows)
    return context.json<InvitationList>(context.get('seesNeeds') ? list : withoutContacts(list))
  })
  /** The list as a file for spreadsheets. 404 without one. */
  .get('/:id/invitations.csv', async (context) => {
    const rows = await readEvent(context, 'editor', (db, id, userId) =>
      listExportQueries(db, id, { userId, at: now() }),
    )
    const { name, body } = listCsv(rows)
    return context.body(body, 200, csvHeaders(name))
  })
  /** The same for Excel. 404 without one. */
  .get('/:id/invitations.xlsx', async (context) => {
    const rows = await readEvent(context, 'editor', (db, id, userId) =>
      listExportQueries(db, id, { userId, at: now() }),
    )
    const { name, body } = listXlsx(rows)
    return context.body(body, 200, xlsxHeaders(name))
  })
  /** Adds a party: 201 `{invitation, url}`, also for the same id again. 409 `limit_reached`, `id_taken`. */
  .post('/:id/invitations', access('editor'), tellsPlaces, valid(newInvitation), async (context) =>
    context.json<NewInvitationMade>(
      await createInvitation(verbContext(context), context.req.valid('json')),
      201,
    ),
  )
  /** Changes a party: `{invitation}`. 409 `changed`. */
  .put(
    '/:id/invitations/:invitation',
    access('editor'),
    tellsPlaces,
    valid(invitationChange),
    async (context) => {
      const invitationId = context.req.param('invitation')
      const invitation = await updateInvitation(verbContext(context), {
        ...context.req.valid('json'),
        invitationId,
      })
      return context.json<{ invitation: Invitation }>({ invitation })
    },
  )
  /** Takes a party off the list: 204, also again. It can be restored for a minute. */
  .delete('/:id/invitations/:invitation', access('editor'), tellsPlaces, async (context) => {
    await removeInvitation(verbContext(context), context.req.param('invitation'))
    return context.body(null, 204)
  })
  /** Puts a removed party back: `{invitation}`. 410 `removed` when its time is over. */
  .post('/:id/invitations/:invitation/restore', access('editor'), tellsPlaces, async (context) => {
    const invitation = await restoreInvitation(verbContext(context), context.req.param('invitation'))
    return context.json<{ invitation: Invitation }>({ invitation })
  })
  /** The personal link of a party: `InvitationLink`. */
  .get('/:id/invitations/:invitation/link', access('editor'), async (context) =>
    context.json<InvitationLink>(await invitationLink(verbContext(context), context.req.param('invitation'))),
  )
  /** Gives a party another personal link; the one before is 404: `InvitationLink`. */
  .post('/:id/invitations/:invitation/link', access('editor'), async (context) =>
    context.json<InvitationLink>(
      await renewInvitationLink(verbContext(context), context.req.param('invitation')),
    ),
  )
  /** Adds a chunk of a file: `ImportedChunk`, the same for the same chunk again. It never mails. */
  .post('/:id/invitations/import', access('editor'), tellsPlaces, valid(importChunk), async (context) =>
    context.json<ImportedChunk>(await importInvitations(verbContext(context), context.req.valid('json'))),
  )
  /** The imports that can still be undone: `UndoableImports`. */
  .get('/:id/imports', async (context) => {
    const at = now()
    const rows = await readEvent(context, 'editor', (db, id) => ({ imports: undoableImports(db, id, at) }))
    return context.json<UndoableImports>(rows)
  })
  /** Undoes an import within a day: `UndoneImport`. Who has answered stays. 410 `removed` when its time is over. */
  .delete('/:id/imports/:importId', access('editor'), tellsPlaces, async (context) =>
    context.json<UndoneImport>(await undoImport(verbContext(context), context.req.param('importId'))),
  )
  /** The responses among which a party's is found: `AnswersToChoose`. */
  .get('/:id/invitations/:invitation/answers', async (context) => {
    const invitation = context.req.param('invitation')
    const rows = await readEvent(context, 'editor', (db, id) => responsesToMatchQueries(db, id, invitation))
    return context.json<ResponsesToMatch>(responsesToMatch(rows))
  })
  /** Says which response is the party's, or that one is not: `{invitation}`. 404 for a response of another event. */
  .put(
    '/:id/invitations/:invitation/response',
    access('editor'),
    tellsPlaces,
    valid(responseLink),
    async (context) => {
      const invitationId = context.req.param('invitation')
      const invitation = await linkResponse(verbContext(context), {
        ...context.req.valid('json'),
        invitationId,
      })
      return context.json<{ invitation: Invitation }>({ invitation })
    },
  )
