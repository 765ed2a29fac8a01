import { cleanLine } from '#core/text'
import type { GuestWords } from '#languages/language'
import type { DeclineReceipt } from '#party/shape/decline'
import type { Receipt } from '#party/shape/guest'
import { ApiError, api, ask } from '../../client/calls/api.ts'
import { readRecord, writeRecord } from '../../client/device.ts'
import { declineKey, dropReceipt, keepReceipt, receiptsFor } from '../../client/receipt/kept-receipts.ts'
import { readResponse } from '../../client/receipt/use-response.ts'
import { freshDraft, newSubmissionId, readDraft, writeDraft } from '../form/rules/draft.ts'
import { finalForDecline } from '../form/rules/final-codes.ts'

/** The party about to decline. `editToken`: of the response that the decline replaces. */
export type Declining = { submissionId: string; email: string; names: string[]; editToken?: string }

/**
 * A decline that was to be sent and is not known to be stored. `unsent` is the event's title; `tried`: it may have reached the
 * server.
 */
type UnsentDecline = Declining & { unsent: string; tried?: true }

/** The party of a stored response, which the decline replaces. */
export async function inPlaceOf(words: GuestWords, editToken: string): Promise<Declining> {
  const { party, leadGuestEmail } = (await readResponse(words, editToken)).response
  const names = party.map(({ name }) => name)
  return { submissionId: newSubmissionId(), email: leadGuestEmail ?? '', names, editToken }
}

/**
 * The party that is being filled in on this device. Somebody without a name is counted, too.
 * @param another the id of another party's response
 */
export async function ofDraft(code: string, another?: string): Promise<Declining> {
  const { submissionId, email, party } = readDraft(code) ?? freshDraft()
  return { submissionId: another ?? submissionId, email, names: party.map(({ name }) => cleanLine(name)) }
}

/**
 * The decline that this device was to send, with the names as they are filled in by now; null without one.
 * @param editToken of the response to replace; empty where none was named
 */
export function unsentDecline(code: string, editToken: string): Declining | null {
  const unsent = readUnsent(code)
  if (!unsent || (editToken !== '' && editToken !== unsent.editToken)) return null
  const { submissionId, email, names, editToken: replaced } = unsent
  const draft = replaced === undefined ? readDraft(code) : null
  if (draft?.submissionId === submissionId)
    return { submissionId, email: draft.email, names: draft.party.map(({ name }) => cleanLine(name)) }
  return { submissionId, email, names, ...(replaced !== undefined && { editToken: replaced }) }
}

/**
 * Keeps a decline on the device from the moment it is to be sent until it is stored.
 * @param tried it is sent now, and may reach the server
 * @returns what is to be sent: the decline that another tab keeps for the same response already, under its own id, comes first
 */
export function keepUnsent(code: string, title: string, given: Declining, tried = false): Declining {
  const earlier = readUnsent(code)
  const same = earlier !== null && given.editToken !== undefined && earlier.editToken === given.editToken
  const declining = same ? earlier : given
  const again = earlier?.tried && earlier.submissionId === declining.submissionId
  const record: UnsentDecline = { ...declining, unsent: title, ...((tried || again) && { tried: true }) }
  writeRecord(declineKey(code), record)
  return record
}

/** Discards a decline that was never sent. One that may have arrived stays. */
export function letGo(code: string): void {
  if (!readUnsent(code)?.tried) writeRecord(declineKey(code), null)
}

/** The token of the decline that this device sent in the place of a response; undefined without one. */
export function declinedInstead(code: string, editToken: string): string | undefined {
  return receiptsFor(code).find(({ instead }) => instead === editToken)?.token
}

/**
 * Sends a decline, and keeps its receipt in the place of the response's. However often it is sent, and from however many tabs,
 * it is stored once.
 * @param title the event's
 * @returns the decline's token
 * @throws ApiError as the call does
 */
export function sendDecline(
  words: GuestWords,
  code: string,
  title: string,
  given: Declining,
): Promise<string> {
  // Tabs take turns, so that each finds what the one before kept.
  const { locks } = navigator as Partial<Navigator>
  const sendNext = () => sendAlone(words, code, title, given)
  return locks ? locks.request(declineKey(code), sendNext) : sendNext()
}

async function sendAlone(words: GuestWords, code: string, title: string, given: Declining): Promise<string> {
  const { editToken } = given
  const declining = keepUnsent(code, title, given, true)
  try {
    const { declineToken: token } = await send(words, code, declining).catch((error: unknown) =>
      storedEarlier(error, (replaced) => {
        const instead = { ...declining, submissionId: newSubmissionId(), editToken: replaced }
        return send(words, code, keepUnsent(code, title, instead, true))
      }),
    )
    writeDraft(code, null)
    const replaced = readUnsent(code)?.editToken ?? editToken
    if (replaced) dropReceipt(replaced)
    keepReceipt({ code, token, declined: true, ...(replaced && { instead: replaced }) })
    return token
  } catch (error) {
    if (error instanceof ApiError && finalForDecline.includes(error.code)) writeRecord(declineKey(code), null)
    const declined = editToken !== undefined && declinedInstead(code, editToken)
    if (declined) return declined
    throw error
  }
}

function send(words: GuestWords, code: string, { submissionId, email, names, editToken }: Declining) {
  const json = { submissionId, email, names, ...(editToken && { editToken }) }
  return ask(
    (options) => api.codes[':code'].declines.$post({ param: { code }, json }, options),
    words.party.declineFailed,
  )
}

/** The record an earlier attempt stored under the same id: the decline itself, or the response, which the decline replaces. */
function storedEarlier(
  error: unknown,
  replace: (editToken: string) => Promise<DeclineReceipt>,
): Promise<DeclineReceipt> {
  if (!(error instanceof ApiError)) throw error
  const { decline, receipt } = (error.details ?? {}) as { decline?: DeclineReceipt; receipt?: Receipt }
  if (error.code === 'id_declined' && decline) return Promise.resolve(decline)
  if (error.code === 'id_reused' && receipt) return replace(receipt.editToken)
  throw error
}

function readUnsent(code: string): UnsentDecline | null {
  const record = readRecord(declineKey(code)) as Partial<UnsentDecline> | null
  return typeof record?.submissionId === 'string' && Array.isArray(record.names)
    ? (record as UnsentDecline)
    : null
}
