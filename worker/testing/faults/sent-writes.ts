import { createExecutionContext, runInDurableObject, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { api } from '../../app/api.ts'
import { EventDesk } from '../../desk/event-desk.ts'
import { isMailSwitch, mailSwitches } from '../../pages/mail-switches.ts'
import { requestOf, type Write } from './write-case.ts'

/** Runs inside a desk, with desks that use the given bindings. */
export function withDesks<T>(bindings: Env, run: (bindings: Env) => Promise<T>): Promise<T> {
  const stub = env.DESK.get(env.DESK.idFromName(crypto.randomUUID()))
  return runInDurableObject(stub, (_desk, state) => {
    const desks = new Map<string, EventDesk>()
    const desk = (code: string) => {
      const made = desks.get(code) ?? new EventDesk(state, bindings)
      desks.set(code, made)
      return made
    }
    return run({
      ...bindings,
      DESK: { idFromName: (code: string) => code, get: desk } as unknown as Env['DESK'],
    })
  })
}

/** Makes a write with the given bindings, and waits for what follows the answer. Gives the answer's status. */
export async function sent(write: Write, bindings: Env): Promise<number> {
  if ('run' in write) {
    await write.run(bindings)
    return 200
  }
  const { url, ...init } = requestOf(write)
  const context = createExecutionContext()
  const app = isMailSwitch(write.path) ? mailSwitches : api
  const response = await app.fetch(new Request(url, init), bindings, context)
  await response.text()
  await waitOnExecutionContext(context).catch(() => undefined)
  return response.status
}
