import { Hono } from 'hono'
import { signedIn } from '#account/http/session'
import { now } from '#core/clock'
import type { AppEnv } from '#core/http/app'
import { valid } from '#core/http/valid'
import { type LetterSwitches, letterSwitch } from './shape.ts'
import { lettersOffOf, switchLetter } from './switches.ts'

/** `/api/account/letters`: which letters about their events a planner gets. */
export const ownLetters = new Hono<AppEnv>()
  /** `LetterSwitches`. */
  .get('/', signedIn, async (context) => {
    const rows = await lettersOffOf(context.get('db'), context.get('user').id)
    const switches: LetterSwitches = { off: rows.map(({ kind }) => kind) }
    return context.json(switches)
  })
  /** Switches a kind of letter off, or on again: 204. */
  .put('/', signedIn, valid(letterSwitch), async (context) => {
    await switchLetter(
      { db: context.get('db'), at: now() },
      { ...context.req.valid('json'), userId: context.get('user').id },
    )
    return context.body(null, 204)
  })
