import { hmac } from '#core/hash'
import { timeoutMs, withTimeout } from '#core/http/with-timeout'
import { errorFields, log } from '#core/log'
import { mailboxOf } from '#core/mail/mailbox'
import { settings } from '#core/settings'
import type { Command, CommandResult, Sender } from '#desk/shape'

/** Time limit of a call to a desk with all its attempts, in milliseconds: longer than a batch, shorter than a request. */
export const deskTimeoutMs = timeoutMs - 500
/** The longest wait before the second attempt, in milliseconds. */
const waitMsMax = 100

export type DeskStub = ReturnType<typeof deskStub>

/**
 * The stub of an event's desk. Use it directly only to open a live view; everything that is safe to repeat goes through
 * `callDesk`. The first call to a desk fixes where it lives: near its database instead of near its first guest, or
 * anywhere in the jurisdiction.
 */
export function deskStub(env: Env, code: string) {
  const { deskRegion, jurisdiction } = settings(env)
  const desks = jurisdiction ? env.DESK.jurisdiction(jurisdiction) : env.DESK
  return desks.get(desks.idFromName(code), deskRegion ? { locationHint: deskRegion } : {})
}

/**
 * Sends a command to an event's desk.
 * @param clientAddress the network address whose edits and mail addresses are counted; left out where neither are counted
 * @returns the desk's result; `unavailable` when the result is unknown: the same command may be sent again
 */
export async function sendCommand(
  env: Env,
  code: string,
  command: Command,
  clientAddress?: string,
): Promise<CommandResult> {
  try {
    const sender = clientAddress === undefined ? undefined : await senderOf(env, command, clientAddress)
    return await callDesk(
      env,
      code,
      async (desk): Promise<CommandResult> => desk.execute(code, command, sender),
    )
  } catch (error) {
    log('error', 'desk failed', { code, ...errorFields(error) })
    return { refused: 'unavailable' }
  }
}

/** The sender, for counting. The hashes are keyed, since addresses can be guessed. */
async function senderOf(env: Env, command: Command, clientAddress: string): Promise<Sender> {
  const { secret } = settings(env)
  const email = 'content' in command ? command.content.email : 'email' in command ? command.email : null
  const [from, mailbox] = await Promise.all([
    hmac(secret, `change ${clientAddress}`),
    email === null ? null : hmac(secret, `mailbox ${mailboxOf(email)}`),
  ])
  return { from, mailbox }
}

/**
 * Calls the desk of an event, and once more through a new stub where the platform marks an error as `retryable`, within
 * `deskTimeoutMs`. The runtime itself repeats what never reached the desk; this call settles what may have taken effect
 * before the connection was lost. An overloaded desk is not called again.
 * @param call must be safe to repeat: a call whose result is lost may have taken effect
 * @throws the last error
 */
export async function callDesk<T>(env: Env, code: string, call: (desk: DeskStub) => Promise<T>): Promise<T> {
  const deadline = Date.now() + deskTimeoutMs
  const attempt = () => withTimeout(call(deskStub(env, code)), deadline - Date.now())
  try {
    return await attempt()
  } catch (error) {
    const wait = Math.random() * waitMsMax
    if (!isRetryable(error) || Date.now() + wait >= deadline) throw error
    log('warn', 'desk call retried', { code, ...errorFields(error) })
    await new Promise((resolve) => setTimeout(resolve, wait))
    return attempt()
  }
}

function isRetryable(error: unknown): boolean {
  const { retryable, overloaded } = error as { retryable?: boolean; overloaded?: boolean }
  return retryable === true && overloaded !== true
}
