import { cleanLine } from '#core/text'
import type { GuestWords } from '#languages/language'
import type { DeclineReceipt } from '#party/shape/decline'
import type { Receipt } from '#party/shape/guest'
import { ApiError, api, callApi } from '../../client/calls/api.ts'
import { readRecord, writeRecord } from '../../client/device.ts'
import { declineKey, dropReceipt, keepReceipt, receiptsFor } from '../../client/receipt/kept-receipts.ts'
import { readResponse } from '../../client/receipt/use-response.ts'
import { freshDraft, newSubmissionId, readDraft, writeDraft } from '../form/rules/draft.ts'
import { permanentDeclineRefusals } from '../form/rules/final-codes.ts'

/** A party about to decline. `editToken`: of the response that the decline replaces. */
export type DecliningParty = { submissionId: string; email: string; names: string[]; editToken?: string }

/**
 * A decline that was to be sent and is not known to be stored. `unsentEventTitle` is the event's title. `tried`: it was sent
 * once, and may have reached the server.
 */
type UnsentDecline = DecliningParty & { unsentEventTitle: string; tried?: true }

/** The party of a stored response, which the decline would replace. */
export async function partyOfResponse(words: GuestWords, editToken: string): Promise<DecliningParty> {
  const { party, leadGuestEmail } = (await readResponse(words, editToken)).response
  const names = party.map(({ name }) => name)
  return { submissionId: newSubmissionId(), email: leadGuestEmail ?? '', names, editToken }
}

/**
 * The party of the draft on this device, people without a name included.
 * @param anotherId submission id to use if this is another party than the one that answered before
 */
export async function partyOfDraft(code: string, anotherId?: string): Promise<DecliningParty> {
  const { submissionId, email, party } = readDraft(code) ?? freshDraft()
  return { submissionId: anotherId ?? submissionId, email, names: party.map(({ name }) => cleanLine(name)) }
}

/**
 * The decline that this device was to send, with the draft's current names; null without one.
 * @param editToken of the response to replace; empty if there is none
 */
export function unsentDecline(code: string, editToken: string): DecliningParty | null {
  const unsent = readUnsent(code)
  if (!unsent || (editToken !== '' && editToken !== unsent.editToken)) return null
  const { submissionId, email, names, editToken: replacedToken } = unsent
  const draft = replacedToken === undefined ? readDraft(code) : null
  if (draft?.submissionId === submissionId)
    return { submissionId, email: draft.email, names: draft.party.map(({ name }) => cleanLine(name)) }
  return { submissionId, email, names, ...(replacedToken !== undefined && { editToken: replacedToken }) }
}

/**
 * Keeps a decline on the device from the moment it is to be sent until it is stored.
 * @param tried it is sent now, and may reach the server
 * @returns the decline to send: the one that another tab keeps for the same response, if any, so that both send one id
 */
export function keepUnsent(
  code: string,
  title: string,
  party: DecliningParty,
  tried = false,
): DecliningParty {
  const earlier = readUnsent(code)
  const isSameResponse =
    earlier !== null && party.editToken !== undefined && earlier.editToken === party.editToken
  const declining = isSameResponse ? earlier : party
  const wasTried = earlier?.tried && earlier.submissionId === declining.submissionId
  const record: UnsentDecline = {
    ...declining,
    unsentEventTitle: title,
    ...((tried || wasTried) && { tried: true }),
  }
  writeRecord(declineKey(code), record)
  return record
}

/** Discards a decline that was never sent. One that may have arrived stays. */
export function discardUnsent(code: string): void {
  if (!readUnsent(code)?.tried) writeRecord(declineKey(code), null)
}

/** The token of the decline by which this device replaced a response; undefined without one. */
export function tokenOfDeclineReplacing(code: string, editToken: string): string | undefined {
  return receiptsFor(code).find(({ replacedToken }) => replacedToken === editToken)?.token
}

/**
 * Sends a decline, and keeps its receipt in place of the response's. It is stored once, however often and from however many tabs
 * it is sent.
 * @param title the event's
 * @returns the decline's token
 * @throws ApiError as the call does
 */
export function sendDecline(
  words: GuestWords,
  code: string,
  title: string,
  party: DecliningParty,
): Promise<string> {
  // Tabs take turns, so that each finds what the previous one kept.
  const { locks } = navigator as Partial<Navigator>
  const sendInTurn = () => sendExclusively(words, code, title, party)
  return locks ? locks.request(declineKey(code), sendInTurn) : sendInTurn()
}

async function sendExclusively(
  words: GuestWords,
  code: string,
  title: string,
  party: DecliningParty,
): Promise<string> {
  const { editToken } = party
  const declining = keepUnsent(code, title, party, true)
  try {
    const { declineToken: token } = await send(words, code, declining).catch((error: unknown) =>
      recoverStored(error, (replacedToken) => {
        const replacement = { ...declining, submissionId: newSubmissionId(), editToken: replacedToken }
        return send(words, code, keepUnsent(code, title, replacement, true))
      }),
    )
    writeDraft(code, null)
    const replacedToken = readUnsent(code)?.editToken ?? editToken
    if (replacedToken) dropReceipt(replacedToken)
    keepReceipt({ code, token, declined: true, ...(replacedToken && { replacedToken }) })
    return token
  } catch (error) {
    if (error instanceof ApiError && permanentDeclineRefusals.includes(error.code))
      writeRecord(declineKey(code), null)
    const otherTabsToken = editToken !== undefined && tokenOfDeclineReplacing(code, editToken)
    if (otherTabsToken) return otherTabsToken
    throw error
  }
}

function send(words: GuestWords, code: string, { submissionId, email, names, editToken }: DecliningParty) {
  const json = { submissionId, email, names, ...(editToken && { editToken }) }
  return callApi(
    (options) => api.codes[':code'].declines.$post({ param: { code }, json }, options),
    words.party.declineFailed,
  )
}

/**
 * Recovers from the refusal of an id that the server knows. If a decline is stored under it, returns that; if a response is,
 * sends a decline that replaces it.
 * @param replace sends a decline that replaces the response of an edit token
 * @throws the error, if it is another
 */
function recoverStored(
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
